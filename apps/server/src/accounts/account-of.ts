import { DEFAULT_MODEL, modelId } from '@second-draft/contract';
import type { accounts } from '../db/schema/accounts.ts';
import { subscriptionOf, type PaidSubscription } from '../entitlements/index.ts';
import type { Account } from './account.ts';

type AccountRow = Omit<typeof accounts.$inferSelect, 'emailSince' | 'createdAt' | 'updatedAt'>;

export function accountOf(row: AccountRow, paid: readonly PaidSubscription[]): Account {
  const { id, email, name, avatar, kura, categories, students } = row;
  // The stored model may have been withdrawn since.
  const model = modelId.safeParse(row.settings.gpt_model);
  const settings = { ...row.settings, gpt_model: model.data ?? DEFAULT_MODEL };
  const subscription = subscriptionOf({ ...row, paid }, new Date());
  return { id, email, name, avatar, kura, settings, categories, students, subscription };
}
