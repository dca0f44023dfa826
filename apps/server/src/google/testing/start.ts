import {
  createGoogleEmulator,
  requiredScopes,
  type GoogleEmulatorOptions,
} from '@second-draft/google-emulator';
import { createCalling, standardPolicy, type CallPolicy } from '../calling/index.ts';
import { createGoogle } from '../index.ts';
import { identify } from '../sign-in/identity.ts';
import { school, teacher } from './school.ts';

const CLIENT_ID = 'second-draft.apps.example';

/** As many attempts as in production, with shorter waits. */
const testPolicy: CallPolicy = { ...standardPolicy, wait: 5, rateLimitWait: 5 };

export async function startGoogle(
  options: Partial<GoogleEmulatorOptions> = {},
  policy: Partial<CallPolicy> = {},
) {
  const emulator = createGoogleEmulator({
    clientId: CLIENT_ID,
    publicOrigin: () => 'http://classroom.example',
    school,
    ...options,
  });
  const origin = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  const client = { clientId: CLIENT_ID, apiKey: 'developer-key', appId: '100000000001' };
  const followed = { ...testPolicy, ...policy };
  const google = createGoogle({ ...client, origin }, origin, followed);
  const callAs = createCalling(origin, followed);
  const open = (accessToken: string) => google.open({ accessToken, scopes: requiredScopes });
  return {
    emulator,
    origin,
    google,
    /** Promises that the next request arrives, and that its answer is over. */
    nextRequest() {
      const arrived = Promise.withResolvers<void>();
      const closed = Promise.withResolvers<void>();
      emulator.app.server.once('request', (_request, response) => {
        response.once('close', closed.resolve);
        arrived.resolve();
      });
      return { arrived: arrived.promise, closed: closed.promise };
    },
    identify: (accessToken: string) => identify(callAs(accessToken), CLIENT_ID, staying()),
    open,
    asTeacher: () => open(emulator.issueToken({ email: teacher.email })),
    close: () => emulator.close(),
  };
}

export type StartedGoogle = Awaited<ReturnType<typeof startGoogle>>;

/** A signal that never aborts. */
export const staying = (): AbortSignal => new AbortController().signal;
