import type { Profile } from '@second-draft/contract';
import type { Account } from './account.ts';

/** The grant without its token. */
interface Granted {
  scopes: readonly string[];
  /** Epoch seconds. */
  expires: number;
}

export function profileOf(
  account: Account,
  granted: Granted,
  adminEmails: readonly string[],
): Profile {
  return {
    ...account,
    scopes: [...granted.scopes],
    exp: granted.expires,
    administrator: adminEmails.includes(account.email),
  };
}
