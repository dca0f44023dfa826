import type { IncomingHttpHeaders } from 'node:http';
import { ASKED_BY_HEADER, ASKED_BY_ID_HEADER, askedBy } from '@second-draft/contract';
import type { Account } from '../accounts/index.ts';

/**
 * A page that was opened before another teacher logged in here: what it asks for is not hers. One
 * that says neither id nor address may be anybody's.
 */
export function isAskedByAnother(
  headers: IncomingHttpHeaders,
  account: Pick<Account, 'id' | 'email'>,
): boolean {
  const hers = askedBy(account);
  const told = headers[ASKED_BY_ID_HEADER] === undefined ? ASKED_BY_HEADER : ASKED_BY_ID_HEADER;
  return headers[told] !== undefined && headers[told] !== hers[told];
}
