import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { productionSettings as production } from './testing/production-settings.ts';

function problemOf(settings: Readonly<Record<string, string>>): string {
  try {
    readConfig(settings);
    return '';
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join('\n');
  }
}

const model = { OPENAI_API_KEY: 'key' };
const google = { GOOGLE_CLIENT_ID: 'x', GOOGLE_API_KEY: 'y', GOOGLE_APP_ID: '12' };

test.each([
  [{ PUBLIC_URL: 'https://a.example/app' }, 'PUBLIC_URL: It takes no path'],
  [{ PUBLIC_URL: 'https://a.example?x=1' }, 'PUBLIC_URL: It takes no path'],
  [{ PUBLIC_URL: 'https://me:word@a.example' }, 'PUBLIC_URL: It takes no path'],
  [{ ...google, GOOGLE_ORIGIN: 'https://a.example/v1' }, 'GOOGLE_ORIGIN: It takes no path'],
  [
    { ...google, GOOGLE_APP_ID: 'my-project' },
    'GOOGLE_APP_ID: It takes the Google Cloud project’s',
  ],
  [{ ...model, MODEL_MAP: 'gpt-4o=a,gpt-4o=b' }, 'MODEL_MAP: gpt-4o is there more than once.'],
  [{ ...model, MODEL_MAP: 'gpt-4o' }, 'MODEL_MAP: ‘gpt-4o’ is no pair. Write it as in gpt-4o = '],
  [{ ...model, MODEL_MAP: 'gpt4o=a' }, 'MODEL_MAP: There is no option ‘gpt4o’. There are gpt-4'],
  [{ PORT: ' ' }, 'PORT: It takes a whole number from 0 to 65535.'],
  [{ PORT: '0x50' }, 'PORT: It takes a whole number from 0 to 65535.'],
  [{ PORT: 'eighty' }, 'PORT: It takes a whole number from 0 to 65535.'],
  [{ DRAIN_SECONDS: ' ' }, 'DRAIN_SECONDS: It takes a whole number from 0 to 30.'],
  [{ PORT: '80', METRICS_PORT: '80' }, 'METRICS_PORT and PORT are the same.'],
  [{ METRICS_PORT: '3000' }, 'METRICS_PORT and PORT are the same.'],
])('%o is refused in words, and nothing else is said', (settings, words) => {
  const problem = problemOf(settings);
  expect(problem).toContain(`  - ${words}`);
  expect(problem.split('\n')).toHaveLength(1);
});

test.each([
  { PUBLIC_URL: 'https://a.example/' },
  { PUBLIC_URL: 'https://A.example:8443' },
  { PORT: '0', METRICS_PORT: '0' },
  { HOST: '10.0.0.7', METRICS_PORT: '3000', METRICS_HOST: '127.0.0.1' },
  google,
  { ...model, MODEL_MAP: 'gpt-4o=a,gpt-5=a' },
])('%o is taken', (settings) => expect(problemOf(settings)).toBe(''));

test.each([
  '2000::/7',
  '8.0.0.0/8',
  '172.16.0.0/11',
  '2600::/20',
  '0.0.0.0/0',
  '::ffff:0:0/96',
  '::ffff:0.0.0.0/97',
  '::ffff:8.0.0.0/104',
])('production believes nobody from all of %s', (network) => {
  expect(problemOf({ ...production, TRUST_PROXY: network })).toContain(`TRUST_PROXY: ${network}`);
});

test.each([
  '10.0.0.0/8',
  '172.16.0.0/12',
  '100.64.0.0/10',
  'fd00::/8',
  '104.16.0.0/13',
  '2a06:98c0::/29',
  '::ffff:10.0.0.0/104',
  '::ffff:104.16.0.0/109',
])('production takes balancers in %s', (network) =>
  expect(problemOf({ ...production, TRUST_PROXY: network })).toBe(''),
);

test.each(['GOOGLE_CLIENT_ID', 'GOOGLE_API_KEY'])('%s is taken only whole', (name) => {
  for (const value of [' ', '…', '"client"', 'client '])
    expect(problemOf({ ...production, [name]: value })).toBe(
      `  - ${name}: It takes what you were given, whole: no spaces, quotation marks or …`,
    );
});
