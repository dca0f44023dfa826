import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { settingNames } from './environment.ts';
import { isNearby, isOnThisMachine } from './networks.ts';
import {
  SECRET,
  googleSettings as google,
  productionSettings as production,
} from './testing/production-settings.ts';
import { stripeSettings as stripe } from './testing/stripe-settings.ts';

function problemsOf(settings: Readonly<Record<string, string>>): string[] {
  try {
    readConfig(settings);
    return [];
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n');
    return lines.map((line) => line.replace(/^ {2}- /, ''));
  }
}

test.each([
  ['PORT', ['0', '65535'], ['-1', '65536', '80.5']],
  ['METRICS_PORT', ['0', '65535'], ['-1', '65536', 'x']],
  ['DRAIN_SECONDS', ['0', '30'], ['-1', '31', '1.5']],
  ['RATE_LIMIT_FACTOR', ['0.01', '1000'], ['0', '-1', 'x']],
  [
    'APP_SECRET',
    [SECRET, `${SECRET},${SECRET}`],
    [SECRET.slice(1), `${SECRET},${SECRET.slice(1)}`],
  ],
  [
    'PUBLIC_URL',
    ['http://a.example', 'https://a.example'],
    ['ftp://a.example', 'xhttp://a', 'httpss://a'],
  ],
  ['OPENAI_BASE_URL', ['http://a/v1', 'https://a/v1'], ['ftp://a', 'xhttps://a', 'httpsx://a']],
  ['LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], ['all']],
  ['NODE_ENV', ['development', 'test'], ['prod']],
  ['SANDBOX', ['0', '1'], ['2', 'yes']],
  ['GA_MEASUREMENT_ID', ['G-A', 'G-ABC123'], ['G-', 'xG-A', 'G-a', 'G-A b']],
  ['INTRO_VIDEO_ID', ['a-B_12', 'x'.repeat(20)], ['a-B_1', 'x'.repeat(21), 'abc def']],
  ['CONTACT_EMAIL', ['a@b.example'], ['a', 'a@']],
  ['ADMIN_EMAILS', ['a@b.example', 'a@b.example,c@d.example'], ['a@b.example,', 'a']],
  [
    'TRUST_PROXY',
    ['10.0.0.1', '::1', '10.0.0.0/8', 'fc00::/7'],
    ['10.0.0', '10.0.0.0/33', 'fc00::/129'],
  ],
])('%s is taken within its bounds, and refused by its name beyond them', (name, good, bad) => {
  for (const value of good) expect(problemsOf({ [name]: value })).toEqual([]);
  for (const value of bad)
    expect(problemsOf({ [name]: value })).toEqual([
      expect.stringMatching(new RegExp(`^${name}\\b`)),
    ]);
});

test.each([
  [
    'STRIPE_SECRET_KEY',
    ['sk_test_a', 'rk_test_a'],
    ['k_test_a', 'sk_a', 'sk_test_', 'xsk_test_a', 'sk_test_a b'],
  ],
  ['STRIPE_WEBHOOK_SECRET', ['whsec_a'], ['whsec_', 'xwhsec_a', 'whsec_a b']],
  ['STRIPE_PUBLISHABLE_KEY', ['pk_test_a'], ['sk_test_a', 'pk_test_', 'xpk_test_a', 'pk_test_a b']],
  ['STRIPE_PRICING_TABLE_ID', ['prctbl_a'], ['prctbl_', 'xprctbl_a', 'prctbl_a b']],
  ['STRIPE_PORTAL_URL', ['http://a', 'https://a'], ['ftp://a']],
])('of Stripe, %s is taken only as Stripe writes it', (name, good, bad) => {
  for (const value of good) expect(problemsOf({ ...stripe, [name]: value })).toEqual([]);
  for (const value of bad) expect(problemsOf({ ...stripe, [name]: value })[0]).toContain(name);
});

test.each([
  ['MODEL_PROVIDER', ['Azure'], [' ']],
  ['MODEL_COUNTRY', ['Ireland'], [' ']],
  [
    'MODEL_MAP',
    ['gpt-4o=b', 'gpt-4o = b , gpt-5=d'],
    ['gpt-4o=', '=b', 'gpt-4o=b,gpt-5', 'gpt-4o=b=c', 'gpt4=b'],
  ],
  [
    'SMTP_URL',
    ['smtp://mail.example', 'smtps://mail.example'],
    ['xsmtp://mail', 'smtpx://mail', 'smtp://', 'smtp:mail.example:25'],
  ],
  ['OPENAI_API_KEY', ['key', 'sk-a_B.1="+/'], [' ', 'sk-…', 'sk- a', '"sk-a"', "'sk-a'", 'sk-a\r']],
])('%s is taken within its bounds beside what it needs', (name, good, bad) => {
  const beside = { OPENAI_API_KEY: 'key', CONTACT_EMAIL: 'office@a.example' };
  for (const value of good) expect(problemsOf({ ...beside, [name]: value })).toEqual([]);
  for (const value of bad) expect(problemsOf({ ...beside, [name]: value })[0]).toContain(name);
});

test.each([
  ['DATABASE_PASSWORD', 'x', 'DATABASE_URL'],
  ['GOOGLE_API_KEY', 'key', 'GOOGLE_CLIENT_ID'],
  ['GOOGLE_APP_ID', '12', 'GOOGLE_CLIENT_ID'],
  ['GOOGLE_ORIGIN', 'http://localhost:4000', 'GOOGLE_CLIENT_ID'],
  ['MODEL_MAP', 'gpt-4o = llama3', 'OPENAI_API_KEY or OPENAI_BASE_URL'],
  ['MODEL_PROVIDER', 'Azure', 'OPENAI_API_KEY or OPENAI_BASE_URL'],
  ['MODEL_COUNTRY', 'Ireland', 'OPENAI_API_KEY or OPENAI_BASE_URL'],
  ['METRICS_HOST', '10.0.0.1', 'METRICS_PORT'],
  ['SMTP_URL', 'smtp://mail.example', 'CONTACT_EMAIL'],
])('%s alone would do nothing, and is refused', (name, value, needed) => {
  expect(problemsOf({ [name]: value })).toEqual([`${name} needs ${needed}.`]);
});

test.each([
  [
    { NODE_ENV: 'production', TRUST_PROXY: '0.0.0.0/0', ...stripe },
    [
      'GOOGLE_CLIENT_ID is needed in production. To run the pretend school there, set SANDBOX=1.',
      'APP_SECRET (32 characters or more) is needed in production and with DATABASE_URL.',
      'PUBLIC_URL is needed in production: the address that people use.',
      'TRUST_PROXY: 0.0.0.0/0 would believe anybody. Name the balancers’ own addresses or network.',
      'CONTACT_EMAIL is needed in production: the pages show it, and messages go there.',
    ],
  ],
  [
    {
      ...production,
      PUBLIC_URL: 'http://a.example',
      OPENAI_BASE_URL: 'http://b.example',
      GOOGLE_ORIGIN: 'http://c.example',
      APP_SECRET: 'a'.repeat(32),
    },
    [
      'PUBLIC_URL has to begin with https: in production, but for localhost.',
      'OPENAI_BASE_URL has to begin with https: in production, but within a private network.',
      'GOOGLE_ORIGIN has to begin with https: in production, but within a private network.',
      'APP_SECRET looks like a placeholder. Make one with: openssl rand -base64 32',
    ],
  ],
  [
    { GOOGLE_CLIENT_ID: 'client', SANDBOX: '1', DATABASE_PASSWORD: 'x' },
    [
      'GOOGLE_API_KEY is needed for the file picker.',
      'GOOGLE_APP_ID (the Google Cloud project’s number) is needed for the file picker.',
      'SANDBOX=1 and GOOGLE_CLIENT_ID exclude each other.',
      'DATABASE_PASSWORD needs DATABASE_URL.',
    ],
  ],
  [
    {
      ...google,
      LOCAL_CLASSROOM: 'x',
      HOST: '::',
      PUBLIC_URL: 'http://a.example',
      TRUST_PROXY: '::1',
    },
    [
      'LOCAL_CLASSROOM is for the machine that it is on: leave HOST out, or set HOST=127.0.0.1.',
      'LOCAL_CLASSROOM is for the machine that it is on: leave PUBLIC_URL out.',
      'LOCAL_CLASSROOM is for the machine that it is on: leave TRUST_PROXY out.',
      'GOOGLE_CLIENT_ID and LOCAL_CLASSROOM exclude each other.',
    ],
  ],
  [
    { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_a', STRIPE_PORTAL_URL: '' },
    ['STRIPE_PORTAL_URL is needed with the other STRIPE_ settings.'],
  ],
  [
    { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_a' },
    ['STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes, test and live.'],
  ],
])('all that is wrong is told at once, with what to do: %#', (settings, problems) => {
  expect(problemsOf(settings)).toEqual(problems);
});

test.each(['change-me', 'changeme', 'secret', 'EXAMPLE', 'Password', 'placeholder'])(
  'production refuses a secret with %s in it',
  (word) => {
    const APP_SECRET = `${word}${SECRET}`;
    expect(problemsOf({ ...production, APP_SECRET })[0]).toMatch(/looks like a placeholder/);
    expect(problemsOf({ APP_SECRET })).toEqual([]);
  },
);

test.each(['disable', 'prefer', 'require', 'verify-ca', 'verify-full'])(
  'a database may be reached with sslmode=%s',
  (mode) => {
    const DATABASE_URL = `postgresql://a@db.example/a?sslmode=${mode}`;
    expect(problemsOf({ ...production, DATABASE_URL })).toEqual([]);
  },
);

test.each([
  ['http://10.255.0.1', false, true],
  ['http://11.0.0.1', false, false],
  ['http://172.31.255.1', false, true],
  ['http://192.168.0.1', false, true],
  ['http://192.169.0.1', false, false],
  ['http://169.253.0.1', false, false],
  ['http://126.0.0.1', false, false],
  ['http://[fdff::1]', false, true],
  ['http://[fe00::1]', false, false],
  ['http://[fec0::1]', false, false],
  ['http://[::2]', false, false],
  ['http://a.local', false, true],
  ['http://a.lan', false, true],
  ['http://a.local.example', false, false],
  ['http://alan', false, true],
])('%s: on this machine %s, near %s', (address, here, near) => {
  expect([isOnThisMachine(address), isNearby(address)]).toEqual([here, near]);
});

test('an operator’s page can list each setting', () => {
  expect(settingNames).toContain('PORT');
  expect(settingNames).toContain('STRIPE_ORIGIN');
});
