import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/index.ts';
import { accounts } from '../db/schema/index.ts';
import { Problem } from '../api/problem.ts';
import type { Account } from './account.ts';
import type { AccountDefaults, Identity } from './new-account.ts';

export interface AccountStore {
  /** Makes the account at the first sign-in; afterwards brings up to date who the person is. */
  signedIn(identity: Identity, defaults: AccountDefaults): Promise<Account>;
  /**
   * Changes an account as one step: two tabs that save at once both take effect.
   * @throws Problem('not_signed_in') when the account is gone.
   */
  change(id: string, change: (current: Account) => Partial<AccountDefaults>): Promise<Account>;
}

type AccountRow = typeof accounts.$inferSelect;

const epochSeconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** A row as the rest of the server knows it. */
export function accountOf(row: AccountRow): Account {
  const { subscriptionStatus, subscriptionType, subscriptionExpires } = row;
  return {
    id: row.id,
    email: row.email,
    name: row.name,
    avatar: row.avatar,
    kura: row.kura,
    settings: row.settings,
    categories: row.categories,
    students: row.students,
    subscription: {
      status: subscriptionStatus,
      type: subscriptionType,
      expires: subscriptionExpires && epochSeconds(subscriptionExpires),
    },
  };
}

function columnsOf({ subscription, ...rest }: Partial<AccountDefaults>) {
  return {
    ...rest,
    ...(subscription && {
      subscriptionStatus: subscription.status,
      subscriptionType: subscription.type,
      subscriptionExpires:
        subscription.expires === null ? null : new Date(subscription.expires * 1000),
    }),
  };
}

export function createAccountStore(db: Database): AccountStore {
  return {
    async signedIn(identity, { subscription, ...defaults }) {
      const { status, type, expires } = subscription;
      const [row] = await db
        .insert(accounts)
        .values({
          ...identity,
          ...defaults,
          subscriptionStatus: status,
          subscriptionType: type,
          subscriptionExpires: expires === null ? null : new Date(expires * 1000),
        })
        .onConflictDoUpdate({ target: accounts.id, set: { ...identity, updatedAt: sql`now()` } })
        .returning();
      if (!row) throw new Problem('internal');
      return accountOf(row);
    },
    change: (id, change) =>
      db.transaction(async (transaction) => {
        const [row] = await transaction
          .select()
          .from(accounts)
          .where(eq(accounts.id, id))
          .for('update');
        if (!row) throw new Problem('not_signed_in');
        const [changed] = await transaction
          .update(accounts)
          .set({ ...columnsOf(change(accountOf(row))), updatedAt: sql`now()` })
          .where(eq(accounts.id, id))
          .returning();
        if (!changed) throw new Problem('not_signed_in');
        return accountOf(changed);
      }),
  };
}
