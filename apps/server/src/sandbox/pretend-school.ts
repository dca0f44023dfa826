import type { IncomingMessage, ServerResponse } from 'node:http';

/** Google's stand-in with the pretend school, inside this process. */
export interface PretendSchool {
  clientId: string;
  /** Where this server's own calls on Google go. */
  origin: string;
  /** Answers a browser's request for one of Google's pages or scripts; false if it is not one. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

const CLIENT_ID = 'pretend-school.apps.example';

/** Starts it. Loaded only when asked for: a real school's server never reads this code. */
export async function openPretendSchool(): Promise<PretendSchool> {
  const { createGoogleEmulator } = await import('@second-draft/google-emulator');
  // Links without an origin work under whatever name the browser knows this server by.
  const emulator = createGoogleEmulator({ clientId: CLIENT_ID, publicOrigin: () => '' });
  const origin = await emulator.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    clientId: CLIENT_ID,
    origin,
    answer(request, response) {
      const isGoogles = emulator.browserPaths.some((prefix) => request.url?.startsWith(prefix));
      if (isGoogles) emulator.app.routing(request, response);
      return isGoogles;
    },
    close: () => emulator.close(),
  };
}
