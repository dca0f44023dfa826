import type { Profile } from '@second-draft/contract';
import type { Account } from './account.ts';
import type { GoogleGrant } from './sessions.ts';

/** The account as its teacher's browser gets it. */
export function profileOf(
  account: Account,
  grant: Pick<GoogleGrant, 'scopes' | 'expires'>,
  adminEmails: readonly string[],
): Profile {
  const { id: _id, ...shown } = account;
  return {
    ...shown,
    scopes: [...grant.scopes],
    exp: grant.expires,
    administrator: adminEmails.includes(account.email),
  };
}
