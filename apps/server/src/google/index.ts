import * as z from 'zod';
import type { ClassroomService } from '../classroom-service/index.ts';
import { createCalling, standardPolicy, type CallPolicy } from './calling/index.ts';
import { classroomCalls } from './classroom/calls.ts';
import { readDocument } from './docs/calls.ts';
import { driveCalls } from './drive/calls.ts';
import { inBrowser } from './in-browser.ts';
import type { GoogleConfig } from './google-config.ts';
import { createAdmission } from './sign-in/admission.ts';
import { readPresentation } from './slides/calls.ts';

/** @param originForBrowsers replaces Google's hosts for pages, as `origin` does for the server */
export function createGoogle(
  { origin, ...client }: GoogleConfig,
  originForBrowsers: string | null = origin,
  policy: CallPolicy = standardPolicy,
): ClassroomService {
  const callAs = createCalling(origin, policy);

  const open: ClassroomService['open'] = ({ accessToken, scopes }) => {
    const call = callAs(accessToken);
    const read = { document: readDocument, presentation: readPresentation };
    return {
      ...classroomCalls(call, scopes),
      ...driveCalls(call),
      text: (fileId, kind, signal) => read[kind](call, fileId, signal),
    };
  };

  return {
    inBrowser: inBrowser(client, originForBrowsers),
    open,
    ...createAdmission({
      callAs,
      clientId: client.clientId,
      teachesAnyClass: async (accessToken, signal) =>
        (await open({ accessToken, scopes: [] }).courses(signal)).length > 0,
    }),
    async revoke(accessToken, signal) {
      await callAs(accessToken)(
        { kind: 'identity', signal, schema: z.unknown(), refusals: { 400: 'token_refused' } },
        (clients, options) => clients.revoke(options),
      );
    },
  };
}
