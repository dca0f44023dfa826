import type { Profile } from '@second-draft/contract';
import type { Account } from './account.ts';

/** The grant without its token. */
interface Granted {
  scopes: readonly string[];
  /** Epoch seconds. */
  expires: number;
}

export function profileOf(
  { id: _id, ...shown }: Account,
  granted: Granted,
  adminEmails: readonly string[],
): Profile {
  return {
    ...shown,
    scopes: [...granted.scopes],
    exp: granted.expires,
    administrator: adminEmails.includes(shown.email),
  };
}
