import type { BankComment } from '@second-draft/contract';
import { call } from '../../lib/api/index.ts';
import { newId } from '../../lib/state/new-id.ts';
import { queryClient } from '../../lib/state/query-client.ts';
import { tellReason } from '../../lib/failures/tell-failed.ts';
import { bankQuery } from './bank-query.ts';

export const newBankComment = (text: string, category = ''): BankComment => ({
  id: newId(),
  category,
  text,
});

type Changed = BankComment | null;

function withChange(
  known: readonly BankComment[],
  id: string,
  to: Changed,
  at: number,
): BankComment[] {
  if (!to) return known.filter((one) => one.id !== id);
  return known.some((one) => one.id === id)
    ? known.map((one) => (one.id === id ? to : one))
    : known.toSpliced(at, 0, to);
}

/**
 * @param to null removes it
 * @param at where it goes if it isn't there
 */
export async function showChange(id: string, to: Changed, at = Infinity): Promise<void> {
  // An answer under way may not know of the change.
  await queryClient.cancelQueries(bankQuery);
  queryClient.setQueryData(bankQuery.queryKey, (known) => known && withChange(known, id, to, at));
}

/**
 * @param before the id of the comment that it is put before if it isn't there; else it is the last
 * @throws ApiError when it is refused or fails
 */
export async function sendChange(id: string, to: Changed, before?: string): Promise<void> {
  const params = { id };
  if (!to) return call('removeBankComment', { params });
  const { category, text } = to;
  await call('saveBankComment', { params, body: { category, text, ...(before && { before }) } });
}

/**
 * Shows the change at once; says so, and shows what the server has, when it is refused.
 * @returns whether it is kept
 */
async function change(id: string, to: Changed): Promise<boolean> {
  const kept = sendChange(id, to);
  try {
    await Promise.all([kept, showChange(id, to)]);
    return true;
  } catch (error) {
    tellReason(error);
    void queryClient.invalidateQueries(bankQuery);
    return false;
  }
}

export const saveBankComment = (comment: BankComment): Promise<boolean> =>
  change(comment.id, comment);

export const removeBankComment = (id: string): Promise<boolean> => change(id, null);
