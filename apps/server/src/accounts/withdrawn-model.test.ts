import { DEFAULT_MODEL } from '@second-draft/contract';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { accounts } from '../db/schema/accounts.ts';
import { sampleAccount } from '../db/testing/sample-account.ts';
import { openTestDatabase } from '../db/testing/test-databases.ts';
import { createAccountStore } from './index.ts';

it('a teacher whose model has been withdrawn goes on with the usual one, and her other settings', async () => {
  const { db, close } = await openTestDatabase('pglite');
  const { settings, ...account } = sampleAccount('mere');
  await db.insert(accounts).values({ ...account, settings });
  await db
    .update(accounts)
    .set({ settings: sql`${accounts.settings} || '{"gpt_model": "gpt-3.5-turbo"}'` })
    .where(eq(accounts.id, 'mere'));
  const store = createAccountStore(db);
  const usual = { ...settings, gpt_model: DEFAULT_MODEL };
  expect((await store.read('mere')).settings).toEqual(usual);
  expect((await store.change('mere', (current) => current)).settings).toEqual(usual);
  await close();
});
