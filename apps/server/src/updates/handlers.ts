import type { AccountStore } from '../accounts/index.ts';
import type { Handlers } from '../api/index.ts';
import { Problem } from '../problems/index.ts';
import type { UnsubscribeLinks } from './unsubscribe-links.ts';

interface Parts {
  accounts: Pick<AccountStore, 'change'>;
  links: Pick<UnsubscribeLinks, 'accountIn'>;
}

export function updateHandlers({ accounts, links }: Parts): Pick<Handlers, 'unsubscribe'> {
  return {
    async unsubscribe({ body }) {
      const accountId = links.accountIn(body.token);
      if (accountId === null) throw new Problem('unsubscribe_link_broken');
      try {
        await accounts.change(accountId, ({ settings }) => ({
          settings: { ...settings, email_updates: false },
        }));
      } catch (error) {
        // The account is gone, and is sent nothing.
        if (!(error instanceof Problem) || error.code !== 'not_signed_in') throw error;
      }
    },
  };
}
