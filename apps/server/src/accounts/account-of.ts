import type { accounts } from '../db/schema/accounts.ts';
import { subscriptionOf, type PaidSubscription } from '../entitlements/index.ts';
import type { Account } from './account.ts';

/** What is read of a row of accounts. */
type AccountRow = Omit<typeof accounts.$inferSelect, 'createdAt' | 'updatedAt'>;

/** A row, and what its teacher has paid for, as the rest of the server knows it. */
export function accountOf(row: AccountRow, paid: readonly PaidSubscription[]): Account {
  const { id, email, name, avatar, kura, settings, categories, students } = row;
  const subscription = subscriptionOf({ ...row, paid }, new Date());
  return { id, email, name, avatar, kura, settings, categories, students, subscription };
}
