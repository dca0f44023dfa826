import { expect, test } from 'vitest';
import { identitiesOf } from './classroom.ts';
import { readConfig } from './config.ts';
import { isLoopback, isNearby, isOnThisMachine, isTooWide } from './networks.ts';
import {
  SECRET,
  googleSettings as google,
  productionSettings as production,
} from './testing/production-settings.ts';
import { stripeSettings as stripe } from './testing/stripe-settings.ts';

test('a school’s server waits before it ends, and logs what it does; a developer’s neither', () => {
  expect(readConfig(production)).toMatchObject({
    isProduction: true,
    drainSeconds: 5,
    logLevel: 'info',
  });
  expect(readConfig({})).toMatchObject({ isProduction: false, drainSeconds: 0, logLevel: 'warn' });
  const own = {
    DRAIN_SECONDS: '2',
    LOG_LEVEL: 'error',
    METRICS_HOST: '10.0.0.1',
    METRICS_PORT: '9464',
  };
  const as = { drainSeconds: 2, logLevel: 'error', metricsHost: '10.0.0.1' };
  for (const settings of [production, {}])
    expect(readConfig({ ...settings, ...own })).toMatchObject(as);
});

test('metrics are served where the server listens, unless another place is named', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).metricsHost).toBe('0.0.0.0');
});

test('Google’s settings are used as they are given', () => {
  const as = { kind: 'google', clientId: 'client', apiKey: 'key', appId: '12' };
  expect(readConfig(google).classroom).toEqual({ ...as, origin: null });
  const standIn = { ...google, GOOGLE_ORIGIN: 'http://localhost:4000' };
  expect(readConfig(standIn).classroom).toEqual({ ...as, origin: 'http://localhost:4000' });
});

test('a database is bound to who signs people in, told apart in words', () => {
  const who = [
    identitiesOf({ kind: 'pretend' }),
    identitiesOf({ kind: 'folder', folder: '/classes' }),
    identitiesOf({ kind: 'google', clientId: 'a', apiKey: 'b', appId: 'c', origin: null }),
    identitiesOf({ kind: 'google', clientId: 'a', apiKey: 'b', appId: 'c', origin: 'http://x' }),
  ];
  // Databases of older versions are bound by these very words.
  expect(who).toEqual([
    'the pretend school',
    'a folder on this machine',
    'Google',
    'a stand-in for Google',
  ]);
});

test('Stripe’s settings are used as they are given', () => {
  expect(readConfig(stripe).payments).toEqual({
    secretKey: stripe.STRIPE_SECRET_KEY,
    webhookSecret: stripe.STRIPE_WEBHOOK_SECRET,
    publishableKey: stripe.STRIPE_PUBLISHABLE_KEY,
    pricingTableId: stripe.STRIPE_PRICING_TABLE_ID,
    portalUrl: stripe.STRIPE_PORTAL_URL,
    origin: null,
  });
  expect(() => readConfig({ STRIPE_ORIGIN: 'http://localhost:4001' })).toThrow(
    'STRIPE_ORIGIN needs the other STRIPE_ settings.',
  );
});

test.each([
  ['STRIPE_SECRET_KEY', 'sk_test_aaaa1111'],
  ['STRIPE_SECRET_KEY', 'rk_test_change_me_now_4242'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_aaaa1111'],
  ['STRIPE_WEBHOOK_SECRET', 'whsec_your_secret_1234567'],
])('production refuses a placeholder in %s, whatever its prefix', (name, value) => {
  expect(() => readConfig({ ...production, ...stripe, [name]: value })).toThrow(`${name} looks`);
  expect(() => readConfig({ ...stripe, [name]: value })).not.toThrow();
});

test('a key of seven different characters is a placeholder, one of eight is none', () => {
  const secret = (letters: string) => letters.repeat(8).slice(0, 40);
  const withSecret = (letters: string) => () =>
    readConfig({ ...production, APP_SECRET: secret(letters) });
  expect(withSecret('abcdefg')).toThrow(/placeholder/);
  expect(withSecret('abcdefgh')).not.toThrow();
});

test('production refuses a placeholder among good secrets', () => {
  const both = `${SECRET},change-me-change-me-change-me-change-me`;
  expect(() => readConfig({ ...production, APP_SECRET: both })).toThrow(/placeholder/);
});

test('a model of its own needs no key', () => {
  expect(readConfig({ OPENAI_BASE_URL: 'http://localhost:11434/v1' }).model?.apiKey).toBe('none');
  expect(readConfig({ OPENAI_API_KEY: 'key' }).model?.apiKey).toBe('key');
});

test.each(['localhost', 'LOCALHOST', 'draft.localhost', '127.0.0.1', '127.9.9.9', '::1', '[::1]'])(
  'only this machine reaches %s',
  (host) => {
    expect(isLoopback(host)).toBe(true);
  },
);

test.each([
  '0.0.0.0',
  '128.0.0.1',
  '127.example',
  '::',
  '[localhost',
  'x[::1]',
  'localhost.example',
])('others may reach %s', (host) => {
  expect(isLoopback(host)).toBe(false);
});

test.each([
  ['http://draft.localhost', true, true],
  ['http://localhost.example', false, false],
  ['http://[::1]:3000', true, true],
  ['http://[fe80::1]', false, true],
  ['http://169.254.7.7', false, true],
  ['http://[2001:db8::1]', false, false],
  ['http://172.15.0.1', false, false],
  ['http://nas.home.arpa', false, true],
  ['http://nas.home.arpa.example', false, false],
])('%s: on this machine %s, near %s', (address, here, near) => {
  expect(isOnThisMachine(address)).toBe(here);
  expect(isNearby(address)).toBe(near);
});

test.each([
  ['10.0.0.0/8', false],
  ['10.0.0.0/7', true],
  ['fc00::/7', false],
  ['fc00::/6', true],
  ['203.0.113.7', false],
])('%s is too wide a network: %s', (network, is) => {
  expect(isTooWide(network)).toBe(is);
});
