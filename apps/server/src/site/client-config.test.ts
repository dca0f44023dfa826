import { clientConfig, operatorWords } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { readConfig } from '../config/index.ts';
import { openPretendSchool } from '../sandbox/index.ts';
import { clientConfigOf, startsAppWhenIdle } from './client-config.ts';
import { stripeSettings as stripe } from '../config/testing/stripe-settings.ts';

const classroom = {
  inBrowser: {
    config: { signIn: null, posting: false, presentations: false },
    outside: { scripts: [], connections: [], frames: [], images: [], styles: [] },
  },
};

const told = (settings: Record<string, string>) =>
  clientConfig.parse(clientConfigOf(readConfig(settings), classroom, null));

test('a real school’s pages say nothing that the operator has not said', () => {
  expect(told({}).site).toEqual({ ...operatorWords.parse({}), isSample: false });
});

test('the pretend school’s pages show samples, and say that they are', async () => {
  const school = await openPretendSchool();
  const { site } = clientConfigOf(readConfig({}), classroom, school);
  await school.close();
  expect(site.isSample).toBe(true);
  expect(site.testimonials.length).toBeGreaterThan(0);
});

test('teachers are told whose model writes, where, and which one is behind each option', () => {
  expect(told({}).writer).toBeNull();
  const settings = {
    OPENAI_API_KEY: 'sk-1',
    MODEL_COUNTRY: 'Ireland',
    MODEL_MAP: 'gpt-4o = small',
  };
  expect(told(settings).writer).toEqual({
    provider: 'OpenAI',
    country: 'Ireland',
    isNearby: false,
    models: { 'gpt-4-0125-preview': 'gpt-4-0125-preview', 'gpt-4o': 'small', 'gpt-5': 'gpt-5' },
  });
});

test('teachers are told that a model on this machine or in its network is near', () => {
  const settings = { OPENAI_BASE_URL: 'http://10.0.0.7:11434/v1' };
  expect(told(settings).writer).toMatchObject({ country: null, isNearby: true });
});

test('pages are told how to show Stripe’s prices, and nothing secret', () => {
  expect(told({}).payments).toBeNull();
  const shown = { publishableKey: stripe.STRIPE_PUBLISHABLE_KEY, pricingTableId: 'prctbl_1Qe7' };
  expect(told(stripe).payments).toEqual({
    script: 'https://js.stripe.com/v3/pricing-table.js',
    ...shown,
  });
  const standIn = told({ ...stripe, STRIPE_ORIGIN: 'http://localhost:4001' });
  expect(standIn.payments?.script).toBe('http://localhost:4001/v3/pricing-table.js');
  expect(JSON.stringify(told(stripe))).not.toMatch(/sk_test|whsec/);
});

test('in the pretend school, its own Stripe shows the prices, and pages know that it is one', async () => {
  const school = await openPretendSchool();
  const config = clientConfigOf(readConfig({}), classroom, school);
  await school.close();
  expect(config.sandbox).toBe(true);
  expect(config.payments?.script).toBe('/v3/pricing-table.js');
  expect(told({}).sandbox).toBe(false);
});

test('the operator’s own words take the place of samples', async () => {
  const school = await openPretendSchool();
  const own = {
    ...readConfig({}),
    operatorWords: operatorWords.parse({ claims: { schools: 'ten' } }),
  };
  const { site } = clientConfigOf(own, classroom, school);
  await school.close();
  expect(site).toMatchObject({ isSample: false, testimonials: [], claims: { schools: 'ten' } });
});

test('public pages start the app at once where visits are counted, a video shown or nobody signs in', () => {
  const signIn = { clientId: 'a', apiKey: 'b', appId: 'c', identityScript: 'd', apiScript: 'e' };
  const google = {
    inBrowser: { ...classroom.inBrowser, config: { ...classroom.inBrowser.config, signIn } },
  };
  const seen = (settings: Record<string, string>, service: typeof classroom | typeof google) =>
    startsAppWhenIdle(readConfig(settings), service);
  expect(seen({}, google)).toBe(false);
  expect(seen({ GA_MEASUREMENT_ID: 'G-ABC123' }, google)).toBe(true);
  expect(seen({ INTRO_VIDEO_ID: 'dQw4w9WgXcQ' }, google)).toBe(true);
  expect(seen({}, classroom)).toBe(true);
});
