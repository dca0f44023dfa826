import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../db/index.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { bindIdentities } from './identity-kind.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('pglite');
});
afterAll(() => database.close());

it('a database belongs to those who signed in first, and never to the pretend school as well', async () => {
  const bind = (signedInBy: string) => bindIdentities(database.db, signedInBy);
  await bind('Google');
  await expect(bind('Google')).resolves.toBeUndefined();
  await expect(bind('the pretend school')).rejects.toThrow(/signed in by Google[^]*DATA_DIR/);
  await expect(bind('a stand-in for Google')).rejects.toThrow(/a stand-in for Google/);
  await expect(bind('Google')).resolves.toBeUndefined();
});
