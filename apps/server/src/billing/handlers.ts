import { screens } from '@second-draft/contract';
import { loggable, Problem } from '../problems/index.ts';
import type { Handlers } from '../api/index.ts';
import { profileOf, type AccountStore } from '../accounts/index.ts';
import type { Paying } from './paying.ts';

interface Parts {
  accounts: Pick<AccountStore, 'read'>;
  adminEmails: readonly string[];
  /** Null where nobody can pay. */
  paying: Pick<Paying, 'billing' | 'portalUrl'> | null;
  /** Null: the address that the browser used. */
  publicUrl: string | null;
}

export function billingHandlers(parts: Parts): Pick<Handlers, 'account' | 'openPortal'> {
  const { accounts, adminEmails, paying, publicUrl } = parts;
  return {
    async account({ caller, log }) {
      // She has often just come back from paying.
      await paying?.billing.refresh(caller.account.id).catch((error: unknown) => {
        log.warn({ failure: loggable(error) }, 'a subscription could not be refreshed');
      });
      const account = await accounts.read(caller.account.id);
      return {
        profile: profileOf(account, caller.granted, adminEmails),
        paymentReference: paying && account.id,
      };
    },

    async openPortal({ caller, http }) {
      if (paying === null) throw new Problem('not_found');
      const origin = publicUrl ?? `${http.request.protocol}://${http.request.host}`;
      const visit = await paying.billing.openPortal(
        caller.account.id,
        `${origin}${screens.account}`,
      );
      return { url: visit ?? paying.portalUrl };
    },
  };
}
