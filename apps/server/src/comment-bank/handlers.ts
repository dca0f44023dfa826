import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { CommentBank } from './store.ts';

export function commentBankHandlers(
  bank: CommentBank,
): Pick<Handlers, 'commentBank' | 'saveBankComment' | 'removeBankComment'> {
  return {
    commentBank: ({ caller }) => bank.list(caller.account.id),
    async saveBankComment({ caller, params, body: { before, ...written } }) {
      if (!(await bank.save(caller.account.id, { ...written, id: params.id }, before)))
        throw new Problem('comment_bank_full');
    },
    async removeBankComment({ caller, params }) {
      if (!(await bank.remove(caller.account.id, params.id))) throw new Problem('not_found');
    },
  };
}
