import { notifications } from '@mantine/notifications';
import type { BankComment } from '@second-draft/contract';
import { call } from '../../lib/api/index.ts';
import { queryClient } from '../../lib/query-client.ts';
import { reasonOf, WITH_REASON_MS } from '../../lib/tell-failed.ts';
import { bankQuery } from './bank-query.ts';

const ID_BYTES = 8;

const newId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(ID_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export const newBankComment = (text: string, category = ''): BankComment => ({
  id: newId(),
  category,
  text,
});

/**
 * Shows the change at once; says so, and shows what the server has, when it is refused.
 * @returns whether it is kept
 */
async function change(
  how: (known: readonly BankComment[]) => BankComment[],
  kept: Promise<unknown>,
): Promise<boolean> {
  // An answer under way may not know of the change.
  await queryClient.cancelQueries(bankQuery);
  queryClient.setQueryData(bankQuery.queryKey, (known) => known && how(known));
  try {
    await kept;
    return true;
  } catch (error) {
    notifications.show({ color: 'rata', message: reasonOf(error), autoClose: WITH_REASON_MS });
    void queryClient.invalidateQueries(bankQuery);
    return false;
  }
}

export const saveBankComment = ({ id, ...body }: BankComment): Promise<boolean> =>
  change(
    (known) =>
      known.some((one) => one.id === id)
        ? known.map((one) => (one.id === id ? { id, ...body } : one))
        : [...known, { id, ...body }],
    call('saveBankComment', { params: { id }, body }),
  );

export const removeBankComment = (id: string): Promise<boolean> =>
  change(
    (known) => known.filter((one) => one.id !== id),
    call('removeBankComment', { params: { id } }),
  );
