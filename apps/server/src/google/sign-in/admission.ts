import { neededScopes } from '@second-draft/contract';
import { Problem } from '../../problems/index.ts';
import type { ClassroomService, Grant } from '../../classroom-service/index.ts';
import type { CallGoogle } from '../calling/index.ts';
import { identify, type GoogleIdentity } from './identity.ts';

interface Parts {
  callAs: (accessToken: string) => CallGoogle;
  /** Tokens issued to other apps are refused. */
  clientId: string;
  teachesAnyClass: (accessToken: string, signal: AbortSignal) => Promise<boolean>;
}

function grantOf(accessToken: string, { scopes, expires }: GoogleIdentity): Grant {
  const isMissing = neededScopes.some(
    (choices) => !choices.some((scope) => scopes.includes(scope)),
  );
  if (isMissing) throw new Problem('scopes_missing');
  return { accessToken, scopes, expires };
}

export function createAdmission({
  callAs,
  clientId,
  teachesAnyClass,
}: Parts): Pick<ClassroomService, 'admit' | 'renew'> {
  return {
    async admit(accessToken, signal) {
      const found = await identify(callAs(accessToken), clientId, signal);
      const { sub: id, name, picture: avatar, hostedDomain: kura, email, isEmailVerified } = found;
      if (kura === null || !isEmailVerified) throw new Problem('invalid_email');
      const grant = grantOf(accessToken, found);
      if (!(await teachesAnyClass(accessToken, signal))) throw new Problem('no_classrooms');
      return { identity: { id, email: email.toLowerCase(), name, avatar, kura }, grant };
    },
    async renew(teacherId, accessToken, signal) {
      const found = await identify(callAs(accessToken), clientId, signal);
      // Somebody else's token must not act in this teacher's name.
      if (found.sub !== teacherId) throw new Problem('token_refused');
      return grantOf(accessToken, found);
    },
  };
}
