import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/index.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { bindIdentities, identityKindOf } from './identity-kind.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database.close());

it('a database belongs to those who signed in first, and never to the pretend school besides', async () => {
  const bind = (kind: Parameters<typeof bindIdentities>[1]) => bindIdentities(database.db, kind);
  await bind('google');
  await expect(bind('google')).resolves.toBeUndefined();
  await expect(bind('pretend-school')).rejects.toThrow(/accounts are those of Google[^]*DATA_DIR/);
  await expect(bind('stand-in')).rejects.toThrow(/GOOGLE_ORIGIN/);
  await expect(bind('google')).resolves.toBeUndefined();
});

it('who signs people in follows from the settings', () => {
  expect(identityKindOf({ sandbox: true })).toBe('pretend-school');
  expect(identityKindOf({ sandbox: false, origin: null })).toBe('google');
  expect(identityKindOf({ sandbox: false, origin: 'http://127.0.0.1:4000' })).toBe('stand-in');
});
