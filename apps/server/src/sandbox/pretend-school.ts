import type { IncomingMessage, ServerResponse } from 'node:http';
import type { OperatorWords } from '@second-draft/contract';
import type { PaymentsConfig } from '../config/index.ts';
import { sampleWords } from './sample-words.ts';
import { openPretendStripe, type PretendStripe } from './pretend-stripe.ts';

export interface PretendSchool {
  clientId: string;
  /** The server's own calls to Google go here. */
  origin: string;
  payments: PaymentsConfig;
  sampleWords: OperatorWords;
  tellPayments: PretendStripe['tell'];
  /** Answers requests for the stand-ins' pages and scripts; false for others. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  /**
   * Students with a comment by this teacher write second drafts.
   * @returns how many documents are other than they were
   */
  letWeekPass(email: string): number;
  close(): Promise<void>;
}

const CLIENT_ID = 'pretend-school.apps.example';

/** Loads the emulators only when called: a real school's server never reads them. */
export async function openPretendSchool(): Promise<PretendSchool> {
  const { createGoogleEmulator } = await import('@second-draft/google-emulator');
  // Links without an origin work under any host name.
  const google = createGoogleEmulator({ clientId: CLIENT_ID, publicOrigin: () => '' });
  const stripe = await openPretendStripe();
  const origin = await google.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    clientId: CLIENT_ID,
    origin,
    payments: stripe.payments,
    sampleWords,
    tellPayments: stripe.tell,
    answer(request, response) {
      const asked = [google, stripe.emulator].find(({ browserPaths }) =>
        browserPaths.some((prefix) => request.url?.startsWith(prefix)),
      );
      asked?.app.routing(request, response);
      return asked !== undefined;
    },
    letWeekPass: google.letWeekPass,
    async close() {
      await Promise.all([google.close(), stripe.emulator.close()]);
    },
  };
}
