import type { IncomingMessage, ServerResponse } from 'node:http';
import type { PaymentsConfig } from '../config/index.ts';
import { openPretendStripe, type PretendStripe } from './pretend-stripe.ts';

/** Google's and Stripe's stand-ins with the pretend school, inside this process. */
export interface PretendSchool {
  clientId: string;
  /** Where this server's own calls on Google go. */
  origin: string;
  payments: PaymentsConfig;
  /** Lets the pretend Stripe tell this address what happened. */
  tellPayments: PretendStripe['tell'];
  /** Answers a browser's request for one of the stand-ins' pages or scripts; false if it is none. */
  answer(request: IncomingMessage, response: ServerResponse): boolean;
  close(): Promise<void>;
}

const CLIENT_ID = 'pretend-school.apps.example';

/** Starts it. Loaded only when asked for: a real school's server never reads this code. */
export async function openPretendSchool(): Promise<PretendSchool> {
  const { createGoogleEmulator } = await import('@second-draft/google-emulator');
  // Links without an origin work under whatever name the browser knows this server by.
  const google = createGoogleEmulator({ clientId: CLIENT_ID, publicOrigin: () => '' });
  const stripe = await openPretendStripe();
  const origin = await google.app.listen({ host: '127.0.0.1', port: 0 });
  return {
    clientId: CLIENT_ID,
    origin,
    payments: stripe.payments,
    tellPayments: stripe.tell,
    answer(request, response) {
      const asked = [google, stripe.emulator].find(({ browserPaths }) =>
        browserPaths.some((prefix) => request.url?.startsWith(prefix)),
      );
      asked?.app.routing(request, response);
      return asked !== undefined;
    },
    async close() {
      await Promise.all([google.close(), stripe.emulator.close()]);
    },
  };
}
