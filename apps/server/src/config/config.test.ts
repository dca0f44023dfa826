import { Client } from 'pg';
import { describe, expect, test } from 'vitest';
import { ConfigProblem, readConfig } from './config.ts';
import { productionSettings as production } from './testing/production-settings.ts';

describe('settings', () => {
  test('with none at all, the pretend school and the built-in writer are chosen', () => {
    const config = readConfig({});
    expect(config.classroom).toEqual({ kind: 'pretend' });
    expect(config.model).toBeNull();
    expect(config).toMatchObject({ host: '127.0.0.1', port: 3000, dataDir: './data' });
  });

  test('an empty value counts as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({
      port: 3000,
      databaseUrl: null,
    });
  });

  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'example'],
    ['DATABASE_URL', 'mysql://localhost/db'],
    ['DATABASE_URL', 'localhost'],
    ['MODEL_MAP', 'gpt4o = llama3'],
    ['LOG_LEVEL', 'loud'],
    ['ADMIN_EMAILS', 'someone'],
    ['OPENAI_BASE_URL', 'localhost:11434'],
    ['MODEL_MAP', 'gpt-4o'],
    ['GA_MEASUREMENT_ID', 'UA-1'],
    ['APP_SECRET', 'short'],
    ['APP_SECRET', 'q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE,short'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', 'anyone'],
    ['METRICS_PORT', '70000'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['SMTP_URL', 'http://mail.example'],
    ['STRIPE_SECRET_KEY', 'pk_live_51Qe7Zr0n8yVb'],
    ['STRIPE_PRICING_TABLE_ID', 'monthly'],
  ])('a malformed %s is refused by name', (name, value) => {
    expect(() => readConfig({ [name]: value })).toThrow(ConfigProblem);
    expect(() => readConfig({ [name]: value })).toThrow(new RegExp(name));
  });

  test('production refuses to run the pretend school by accident', () => {
    expect(() => readConfig({ ...production, GOOGLE_CLIENT_ID: '' })).toThrow(/SANDBOX=1/);
    const none = { GOOGLE_CLIENT_ID: '', GOOGLE_API_KEY: '', GOOGLE_APP_ID: '' };
    const meant = { ...production, ...none, SANDBOX: '1' };
    expect(readConfig(meant).classroom.kind).toBe('pretend');
  });

  test('production refuses a missing secret and one that looks like a placeholder', () => {
    expect(() => readConfig({ ...production, APP_SECRET: '' })).toThrow(/APP_SECRET/);
    expect(() =>
      readConfig({ ...production, APP_SECRET: 'change-me-change-me-change-me-change-me' }),
    ).toThrow(/placeholder/);
  });

  test.each([
    ['no address that people use', { PUBLIC_URL: '' }, /PUBLIC_URL is needed/],
    ['one without https', { PUBLIC_URL: 'http://draft.school.example' }, /PUBLIC_URL .* https:/],
    [
      'an address that only begins like localhost',
      { PUBLIC_URL: 'http://localhost.example' },
      /https:/,
    ],
    ['anybody as balancer', { TRUST_PROXY: '10.0.0.1, 0.0.0.0/0' }, /TRUST_PROXY: 0\.0\.0\.0\/0/],
    ['anybody in two halves', { TRUST_PROXY: '0.0.0.0/1,128.0.0.0/1' }, /TRUST_PROXY: 128/],
    ['any IPv6 address', { TRUST_PROXY: '::/0' }, /TRUST_PROXY/],
    [
      'a model far away over http',
      { OPENAI_BASE_URL: 'http://models.example/v1' },
      /OPENAI_BASE_URL/,
    ],
    [
      'a model at a public address',
      { OPENAI_BASE_URL: 'http://203.0.113.7/v1' },
      /OPENAI_BASE_URL/,
    ],
    [
      'a model just outside a private network',
      { OPENAI_BASE_URL: 'http://172.32.0.1/v1' },
      /OPENAI/,
    ],
    ['a model far away over HTTP', { OPENAI_BASE_URL: 'HTTP://models.example/v1' }, /OPENAI/],
    ['a stand-in for Google far away', { GOOGLE_ORIGIN: 'http://google.example' }, /GOOGLE_ORIGIN/],
    ['the address that nobody reads', { CONTACT_EMAIL: '' }, /CONTACT_EMAIL is needed/],
  ])('production refuses %s, which does elsewhere', (_, settings, problem) => {
    expect(() => readConfig({ ...production, ...settings })).toThrow(problem);
    expect(() => readConfig({ ...production, ...settings, NODE_ENV: 'test' })).not.toThrow();
  });

  test.each([
    ['PUBLIC_URL', 'http://localhost:3000'],
    ['PUBLIC_URL', 'http://127.0.0.1'],
    ['PUBLIC_URL', 'http://[::1]:3000'],
    ['TRUST_PROXY', '10.0.0.0/8, fc00::/7, 203.0.113.7'],
    ['OPENAI_BASE_URL', 'http://127.0.0.1:11434/v1'],
    ['OPENAI_BASE_URL', 'http://ollama:11434/v1'],
    ['OPENAI_BASE_URL', 'http://192.168.7.20:11434/v1'],
    ['OPENAI_BASE_URL', 'http://[fd12::7]:11434/v1'],
    ['OPENAI_BASE_URL', 'http://models.awa.internal/v1'],
    ['OPENAI_BASE_URL', 'https://models.example/v1'],
  ])('production takes %s=%s', (name, value) => {
    expect(() => readConfig({ ...production, [name]: value })).not.toThrow();
  });

  test.each(['a/b', 'p@ss:w%rd?#', '100%25', 'kererū 🐦'])(
    'the database’s password may be %s, whether or not its address has a host',
    (password) => {
      const settings = { ...production, DATABASE_URL: 'postgres://draft@db:5432/draft' };
      const { databaseUrl } = readConfig({ ...settings, DATABASE_PASSWORD: password });
      const client = new Client(databaseUrl ?? '');
      expect(client).toMatchObject({ user: 'draft', host: 'db', password });
      const DATABASE_URL = 'postgres:///draft?host=/run/postgresql&user=draft';
      const atSocket = readConfig({ ...settings, DATABASE_URL, DATABASE_PASSWORD: password });
      expect(new Client(atSocket.databaseUrl ?? '')).toMatchObject({
        user: 'draft',
        host: '/run/postgresql',
        database: 'draft',
        password,
      });
    },
  );

  test('a new secret may come before those it replaces', () => {
    const older = 'u8Tq2m5cJrWv9EzX4bNs7LgKd1HyPf3A';
    const config = readConfig({ ...production, APP_SECRET: `${production.APP_SECRET}, ${older}` });
    expect(config.appSecrets).toEqual([production.APP_SECRET, older]);
  });

  test('administrators are named by their addresses, however those are written', () => {
    const { adminEmails } = readConfig({ ADMIN_EMAILS: 'Hana@Kura.example , tui@kura.example' });
    expect(adminEmails).toEqual(['hana@kura.example', 'tui@kura.example']);
  });

  test('balancers are named by their addresses or networks', () => {
    const config = readConfig({ TRUST_PROXY: '10.0.0.0/8, ::1' });
    expect(config.trustProxy).toEqual(['10.0.0.0/8', '::1']);
  });

  test('a database that servers may share needs a secret that they share', () => {
    expect(() => readConfig({ DATABASE_URL: 'postgres://localhost/db' })).toThrow(/APP_SECRET/);
  });

  test('Google’s client id needs what the picker needs', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'x' })).toThrow(/GOOGLE_API_KEY[^]*GOOGLE_APP_ID/);
  });

  test('classes can be in a folder, on the machine itself', () => {
    const folder = { LOCAL_CLASSROOM: './classes' };
    expect(readConfig(folder).classroom).toEqual({ kind: 'folder', folder: './classes' });
    for (const HOST of ['localhost', '::1', '127.0.0.2'])
      expect(readConfig({ ...folder, HOST }).classroom.kind).toBe('folder');
    expect(readConfig({ ...folder, PUBLIC_URL: 'http://localhost:3000' }).host).toBe('127.0.0.1');
  });

  test.each([
    ['an address that other machines reach', { HOST: '0.0.0.0' }, /HOST=127\.0\.0\.1/],
    ['all addresses', { HOST: '::' }, /HOST=127\.0\.0\.1/],
    ['a name that only begins like the machine’s', { HOST: '127.0.0.1.example' }, /HOST/],
    ['a public address', { PUBLIC_URL: 'https://draft.school.example' }, /PUBLIC_URL/],
    ['a balancer', { TRUST_PROXY: '10.0.0.0/8' }, /TRUST_PROXY/],
    ['the pretend school', { SANDBOX: '1' }, /exclude each other/],
    [
      'Google',
      { GOOGLE_CLIENT_ID: 'x', GOOGLE_API_KEY: 'y', GOOGLE_APP_ID: '1' },
      /GOOGLE_CLIENT_ID and LOCAL_CLASSROOM exclude each other/,
    ],
  ])('classes in a folder don’t go together with %s', (_with, settings, reason) => {
    expect(() => readConfig({ LOCAL_CLASSROOM: './classes', ...settings })).toThrow(reason);
  });

  const stripe = {
    STRIPE_SECRET_KEY: 'sk_live_51Qe7Zr0n8yVbKx5TjL2mWd7H',
    STRIPE_WEBHOOK_SECRET: 'whsec_q3Zr0n8yVbKx5TjL2mWd7HcPf4GsA9uE',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_51Qe7Zr0n8yVbKx5TjL2mWd7H',
    STRIPE_PRICING_TABLE_ID: 'prctbl_1Qe7Zr0n8yVb',
    STRIPE_PORTAL_URL: 'https://billing.stripe.com/p/login/abc',
  };

  test('Stripe is set up whole, or not at all', () => {
    expect(readConfig({}).payments).toBeNull();
    expect(readConfig({ ...production, ...stripe }).payments).toMatchObject({ origin: null });
    for (const name of Object.keys(stripe))
      expect(() => readConfig({ ...stripe, [name]: '' })).toThrow(new RegExp(`${name} is needed`));
    expect(() => readConfig({ STRIPE_ORIGIN: 'http://127.0.0.1:4300' })).toThrow(/STRIPE_ORIGIN/);
  });

  test('Stripe’s keys are of one mode, and no placeholders in production', () => {
    const test = { ...stripe, STRIPE_SECRET_KEY: 'sk_test_51Qe7Zr0n8yVbKx5TjL2mWd7H' };
    expect(() => readConfig(test)).toThrow(/different modes/);
    const placeholder = { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_change_me' };
    expect(() => readConfig({ ...production, ...placeholder })).toThrow(
      /STRIPE_WEBHOOK_SECRET looks like a placeholder/,
    );
    expect(readConfig(placeholder).payments).not.toBeNull();
  });

  test('a map of models is read as pairs', () => {
    const config = readConfig({ OPENAI_API_KEY: 'k', MODEL_MAP: 'gpt-4o = llama3, gpt-5=qwen3' });
    expect(config.model?.modelMap).toEqual(
      new Map([
        ['gpt-4o', 'llama3'],
        ['gpt-5', 'qwen3'],
      ]),
    );
  });

  test('a base URL alone is enough for a local model', () => {
    expect(readConfig({ OPENAI_BASE_URL: 'http://127.0.0.1:11434/v1' }).model).toMatchObject({
      baseUrl: 'http://127.0.0.1:11434/v1',
    });
  });
});
