import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { SessionCookie } from '../auth/index.ts';
import { deleteAccount, type DeletionParts } from './delete-account.ts';
import { exportAccount } from './export-account.ts';

type PrivacyParts = DeletionParts & { cookie: Pick<SessionCookie, 'clear'> };

export function privacyHandlers(
  parts: PrivacyParts,
): Pick<Handlers, 'exportAccount' | 'deleteAccount'> {
  return {
    async exportAccount({ caller }) {
      const held = await exportAccount(parts.db, caller.account.id);
      if (held === null) throw new Problem('not_signed_in');
      return held;
    },
    async deleteAccount({ caller, log, http }) {
      const outcome = await deleteAccount(parts, caller.account.id, log);
      parts.cookie.clear(http.reply);
      return outcome;
    },
  };
}
