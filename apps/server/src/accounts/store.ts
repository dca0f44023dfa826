import { eq, sql } from 'drizzle-orm';
import type { Database, Queries } from '../db/index.ts';
import { accounts } from '../db/schema/accounts.ts';
import { paidSubscriptionsOf } from '../entitlements/index.ts';
import { Problem } from '../problems/index.ts';
import { accountOf } from './account-of.ts';
import type { Account } from './account.ts';
import { accountsCalled, accountsWantingUpdates, findAccounts } from './find-accounts.ts';
import type { Choices, Identity, newAccount } from './new-account.ts';

export interface AccountStore {
  /**
   * Creates the account at the first sign-in; later ones update who the person is.
   * @param atFirst what else the creation takes: if it fails, there is no account
   */
  signedIn(
    identity: Identity,
    defaults: ReturnType<typeof newAccount>,
    atFirst: (transaction: Queries) => Promise<void>,
  ): Promise<void>;
  /** @throws Problem('not_signed_in') when the account is gone. */
  read(id: string): Promise<Account>;
  /**
   * Atomic: two tabs that save at once both take effect.
   * @throws Problem('not_signed_in') when the account is gone.
   */
  change(id: string, change: (current: Account) => Partial<Choices>): Promise<Account>;
  /** Matches part of a name, address or school; ordered by address. */
  find(words: string, most: number): Promise<Account[]>;
  /** By account id or address; several accounts may have one. */
  called(idOrEmail: string): Promise<Pick<Account, 'id' | 'email'>[]>;
  /** Who has turned email updates on, by address; none whose address another account got since. */
  wantingUpdates(): Promise<Pick<Account, 'id' | 'email' | 'name'>[]>;
}

const sinceWhen = sql`case when ${accounts.email} = excluded.email then ${accounts.emailSince} else now() end`;

/** @returns true if the account is new */
async function write(
  db: Queries,
  identity: Identity,
  defaults: ReturnType<typeof newAccount>,
): Promise<boolean> {
  const [row] = await db
    .insert(accounts)
    .values({ ...identity, ...defaults })
    .onConflictDoUpdate({
      target: accounts.id,
      set: { ...identity, emailSince: sinceWhen, updatedAt: sql`now()` },
    })
    // PostgreSQL sets xmax on a row that the conflict updated.
    .returning({ isNew: sql<boolean>`xmax = 0` });
  return row?.isNew ?? false;
}

export function createAccountStore(db: Database): AccountStore {
  return {
    signedIn: (identity, defaults, atFirst) =>
      db.transaction(async (transaction) => {
        if (await write(transaction, identity, defaults)) await atFirst(transaction);
      }),
    async read(id) {
      const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
      if (!row) throw new Problem('not_signed_in');
      return accountOf(row, await paidSubscriptionsOf(db, id));
    },
    change: (id, change) =>
      db.transaction(async (transaction) => {
        const [row] = await transaction
          .select()
          .from(accounts)
          .where(eq(accounts.id, id))
          .for('update');
        if (!row) throw new Problem('not_signed_in');
        const paid = await paidSubscriptionsOf(transaction, id);
        const { settings, categories, students } = change(accountOf(row, paid));
        const [changed] = await transaction
          .update(accounts)
          .set({ settings, categories, students, updatedAt: sql`now()` })
          .where(eq(accounts.id, id))
          .returning();
        if (!changed) throw new Problem('not_signed_in');
        return accountOf(changed, paid);
      }),
    find: (words, most) => findAccounts(db, words, most),
    called: (idOrEmail) => accountsCalled(db, idOrEmail),
    wantingUpdates: () => accountsWantingUpdates(db),
  };
}
