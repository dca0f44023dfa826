import { hasAccess, hasPremium, type Access } from '@second-draft/contract';
import type { Doorkeeper } from '../api/index.ts';
import type { Account } from '../accounts/index.ts';
import { Problem } from '../problems/index.ts';
import type { ClassroomService } from '../classroom-service/index.ts';
import { isAskedByAnother } from './asked-by-another.ts';
import type { SessionCookie } from './cookie.ts';
import type { OpenSession, Sessions } from './sessions.ts';

export const isExpired = (session: OpenSession): boolean =>
  session.grant.expires * 1000 <= Date.now();

/** @throws Problem('subscription_required' | 'premium_required' | 'administrators_only') */
export function requireAccess(
  { subscription, email }: Pick<Account, 'subscription' | 'email'>,
  access: Access,
  adminEmails: readonly string[],
): void {
  const now = Date.now() / 1000;
  if (access === 'administrator' && !adminEmails.includes(email))
    throw new Problem('administrators_only');
  const isForSubscribers = access === 'subscriber' || access === 'premium';
  if (isForSubscribers && !hasAccess(subscription, now)) throw new Problem('subscription_required');
  if (access === 'premium' && !hasPremium(subscription, now)) throw new Problem('premium_required');
}

export function createDoorkeeper(
  sessions: Sessions,
  cookie: SessionCookie,
  adminEmails: readonly string[],
  classroom: Pick<ClassroomService, 'open'>,
): Doorkeeper {
  return async (request, access) => {
    const value = cookie.read(request);
    const session = value === null ? null : await sessions.find(value);
    if (session === null || isAskedByAnother(request.headers, session.account))
      throw new Problem('not_signed_in');
    if (isExpired(session)) throw new Problem('sign_in_expired');
    const { account, grant, id } = session;
    requireAccess(account, access, adminEmails);
    return {
      account,
      sessionId: id,
      granted: { scopes: grant.scopes, expires: grant.expires },
      classroom: classroom.open(grant),
    };
  };
}
