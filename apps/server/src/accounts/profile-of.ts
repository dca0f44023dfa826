import type { Profile } from '@second-draft/contract';
import type { Account } from './account.ts';

/** What the teacher has granted, as far as the browser may know. */
interface Granted {
  scopes: readonly string[];
  /** Epoch seconds. */
  expires: number;
}

/** The account as its teacher's browser gets it. */
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
