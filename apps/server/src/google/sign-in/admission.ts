import { neededScopes } from '@second-draft/contract';
import { Problem } from '../../problems/index.ts';
import type { ClassroomService, Grant } from '../../classroom-service/index.ts';
import type { CallGoogle } from '../calling/index.ts';
import { identify, type GoogleIdentity } from './identity.ts';

interface Parts {
  callAs: (accessToken: string) => CallGoogle;
  /** Tokens issued to other apps are refused. */
  clientId: string;
  /** Whether the token's holder teaches at least one active class. */
  teachesAnyClass: (accessToken: string, signal: AbortSignal) => Promise<boolean>;
}

/** Refuses whoever has unticked something that the product can't do without. */
function grantOf(accessToken: string, { scopes, expires }: GoogleIdentity): Grant {
  const missing = neededScopes.some((choices) => !choices.some((scope) => scopes.includes(scope)));
  if (missing) throw new Problem('scopes_missing');
  return { accessToken, scopes, expires };
}

/**
 * Lets teachers in: a school account, all needed permissions, and the teacher role in at least one
 * active class.
 */
export function createAdmission({
  callAs,
  clientId,
  teachesAnyClass,
}: Parts): Pick<ClassroomService, 'admit' | 'renew'> {
  return {
    async admit(accessToken, signal) {
      const found = await identify(callAs(accessToken), clientId, signal);
      const { sub: id, name, picture: avatar, hostedDomain: kura, email, emailVerified } = found;
      if (kura === null || !emailVerified) throw new Problem('invalid_email');
      const grant = grantOf(accessToken, found);
      if (!(await teachesAnyClass(accessToken, signal))) throw new Problem('no_classrooms');
      return { identity: { id, email: email.toLowerCase(), name, avatar, kura }, grant };
    },
    async renew(teacherId, accessToken, signal) {
      const found = await identify(callAs(accessToken), clientId, signal);
      // A token of somebody else's must not act in this teacher's name.
      if (found.sub !== teacherId) throw new Problem('token_refused');
      return grantOf(accessToken, found);
    },
  };
}
