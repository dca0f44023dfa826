import { z } from 'zod';
import { createCall, type CallGoogle } from './call.ts';
import { classroomCalls, type ClassroomCalls } from './classroom-calls.ts';
import { createClients, type Clients } from './clients.ts';
import { documentCalls, type DocumentCalls } from './document-calls.ts';
import { driveCalls, type DriveCalls } from './drive-calls.ts';
import { identify, type GoogleIdentity } from './identity.ts';
import { createLimits } from './limits.ts';
import { standardPolicy, type CallPolicy } from './policy.ts';

export { allOrNone } from './all-or-none.ts';
export type {
  GoogleCourse,
  GoogleCourseWork,
  GoogleDriveFile,
  GoogleMember,
  GoogleSubmission,
} from './classroom-answers.ts';
export * from './document-answers.ts';
export type { GoogleIdentity } from './identity.ts';
export { standardPolicy, type CallPolicy } from './policy.ts';
export * from './presentation-answers.ts';
export { createSharedReads, type SharedReads } from './shared-reads.ts';

export interface GoogleSettings {
  /** Stands in for all of Google's hosts; null for Google itself. */
  origin: string | null;
  /** Tokens issued to other apps are refused. */
  clientId: string;
}

/** What one teacher's token can do. Every call fails with a Problem, or as its signal says. */
export type TeacherGoogle = ClassroomCalls & DocumentCalls & DriveCalls;

export interface Google {
  identify(accessToken: string, signal: AbortSignal): Promise<GoogleIdentity>;
  /** Whether the token's holder teaches at least one active class. */
  teachesAnyClass(accessToken: string, signal: AbortSignal): Promise<boolean>;
  /**
   * Takes back all that the token's holder has allowed this product.
   * @throws Problem('token_refused') when Google does not know the token any more
   */
  revoke(accessToken: string, signal: AbortSignal): Promise<void>;
  forTeacher(accessToken: string): TeacherGoogle;
}

/** Google as an outside service, reached by Google's own clients. */
export function createGoogle(
  { origin, clientId }: GoogleSettings,
  policy: CallPolicy = standardPolicy,
): Google {
  const limited = createLimits(policy.inFlight);

  function callAs(accessToken: string): CallGoogle {
    let clients: Promise<Clients> | null = null;
    return createCall({
      policy,
      limited: (kind, made) => limited(accessToken, kind, made),
      clients: () => (clients ??= createClients(origin, accessToken)),
    });
  }

  function forTeacher(accessToken: string): TeacherGoogle {
    const call = callAs(accessToken);
    return { ...classroomCalls(call), ...documentCalls(call), ...driveCalls(call) };
  }

  return {
    forTeacher,
    identify: (accessToken, signal) => identify(callAs(accessToken), clientId, signal),
    async revoke(accessToken, signal) {
      await callAs(accessToken)(
        { kind: 'identity', signal, schema: z.unknown(), refusals: { 400: 'token_refused' } },
        (clients, options) => clients.revoke(options),
      );
    },
    async teachesAnyClass(accessToken, signal) {
      return (await forTeacher(accessToken).courses(signal)).length > 0;
    },
  };
}
