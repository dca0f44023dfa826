import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { productionSettings as production } from './testing/production-settings.ts';

const urlIn = (settings: Readonly<Record<string, string>>) =>
  readConfig({ ...production, ...settings }).databaseUrl;

test.each(['sslmode=no-verify', 'sslmode=require&uselibpqcompat=true', 'ssl=no-verify', 'ssl=1'])(
  'an address that ends in %s is refused, since a certificate might not count',
  (query) => {
    expect(() => urlIn({ DATABASE_URL: `postgres://localhost/db?${query}` })).toThrow(
      /DATABASE_URL: .*sslmode=verify-full/,
    );
  },
);

test.each([
  [
    'sslrootcert=/ca.pem',
    /sslrootcert would do nothing without encryption: add sslmode=verify-full/,
  ],
  ['sslcert=/a.crt&sslkey=/a.key', /sslcert would do nothing without encryption/],
  ['sslmode=disable&sslrootcert=/ca.pem', /sslrootcert would do nothing without encryption/],
  ['sslmode=verify-full&channel_binding=require', /channel_binding would do nothing: leave it out/],
  ['SSLMODE=verify-full', /SSLMODE would do nothing/],
  ['dbname=draft', /dbname would do nothing/],
  ['connect_timeout=3', /connect_timeout would do nothing/],
])('an address that ends in %s is refused, since that would do nothing', (query, said) => {
  expect(() => urlIn({ DATABASE_URL: `postgres://localhost/db?${query}` })).toThrow(said);
});

test.each([
  'sslmode=verify-full&sslrootcert=/ca.pem&sslcert=/a.crt&sslkey=/a.key',
  'host=/run/postgresql&port=5433&user=draft&application_name=draft',
  'options=-csearch_path%3Ddraft&statement_timeout=9000&lock_timeout=9000',
])('an address may end in %s', (query) => {
  const DATABASE_URL = `postgres://localhost/db?${query}`;
  expect(urlIn({ DATABASE_URL })).toBe(DATABASE_URL);
});

test.each([
  'postgres://draft:x@db.host.example/draft',
  'postgres://draft:x@localhost/draft?host=203.0.113.7',
  'postgres://draft:x@[2001:db8::7]/draft',
])('production wants to be told of encryption on the way to %s', (DATABASE_URL) => {
  expect(() => urlIn({ DATABASE_URL })).toThrow(/DATABASE_URL leads beyond .*verify-full/);
  expect(() => urlIn({ DATABASE_URL, NODE_ENV: 'test' })).not.toThrow();
});

test.each([
  'postgres://draft@db.host.example/draft?sslmode=verify-full',
  'postgres://draft@db.host.example/draft?sslmode=disable',
  'postgres://draft@postgres:5432/draft',
  'postgres://draft@[fd12::7]:5432/draft',
  'postgres://draft@localhost/draft?host=/run/postgresql',
])('production takes %s', (DATABASE_URL) => {
  expect(urlIn({ DATABASE_URL })).toBe(DATABASE_URL);
});
