import type { Profile } from '@second-draft/contract';
import { createGoogleEmulator, type GoogleEmulator } from '@second-draft/google-emulator';
import { createOpenAiEmulator, type OpenAiEmulator } from '@second-draft/openai-emulator';
import type { StripeEmulator } from '@second-draft/stripe-emulator';
import { WEBHOOK_PATH } from '../../billing/index.ts';
import { openStripe } from '../../billing/testing/open-billing.ts';
import { compose } from '../../compose.ts';
import { readConfig } from '../../config/index.ts';
import type { Database } from '../../db/index.ts';
import { sharedThreads } from '../../feedback/testing/shared-threads.ts';
import { school } from '../../google/testing/school.ts';

const CLIENT_ID = 'second-draft.apps.example';

interface Sent {
  /** A form, or JSON; a string is sent as it is. */
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
}

type Json = Profile & { user: Profile; code: string; error: string; id: string };

interface Answered {
  status: number;
  headers: Headers;
  text: string;
  json(): Json;
}

/** Keeps the session's cookie between calls. */
export interface Browser {
  cookie: string;
  /** Resolves once the headers have arrived. */
  open(method: string, path: string, sent?: Sent): Promise<Response>;
  call(method: string, path: string, sent?: Sent): Promise<Answered>;
  signIn(accessToken: string): Promise<Answered>;
}

/** The whole server over HTTP, with emulators of Google, the model and Stripe. */
export interface OpenApi {
  origin: string;
  settings: Readonly<Record<string, string>>;
  google: GoogleEmulator;
  model: OpenAiEmulator;
  stripe: StripeEmulator;
  logged(): string;
  browser(): Browser;
  signedIn(person: { email: string }): Promise<Browser>;
  close(): Promise<void>;
}

function bodyOf(body: unknown): { body?: FormData | string; headers?: Record<string, string> } {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { body: text, headers: { 'content-type': 'application/json' } };
}

async function read(response: Response): Promise<Answered> {
  const text = await response.text();
  const { status, headers } = response;
  return { status, headers, text, json: () => JSON.parse(text) };
}

function createBrowser(origin: string): Browser {
  const browser: Browser = {
    cookie: '',
    open: (method, path, { body, headers, signal } = {}) => {
      const sent = bodyOf(body);
      return fetch(`${origin}${path}`, {
        method,
        ...sent,
        headers: { ...sent.headers, cookie: browser.cookie, ...headers },
        ...(signal && { signal }),
      });
    },
    call: async (method, path, sent) => read(await browser.open(method, path, sent)),
    async signIn(accessToken) {
      const answer = await browser.call('POST', '/api/auth/google', {
        body: { access_token: accessToken },
      });
      const [cookie] = answer.headers.getSetCookie();
      if (cookie !== undefined) browser.cookie = cookie.split(';')[0] ?? '';
      return answer;
    },
  };
  return browser;
}

async function standIns() {
  const google = createGoogleEmulator({
    clientId: CLIENT_ID,
    publicOrigin: () => 'http://classroom.example',
    school,
  });
  const model = createOpenAiEmulator();
  const stripe = await openStripe();
  const here = { host: '127.0.0.1', port: 0 };
  const [googleOrigin, modelOrigin] = await Promise.all([
    google.app.listen(here),
    model.app.listen(here),
  ]);
  const settings = {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_API_KEY: 'developer-key',
    GOOGLE_APP_ID: '100000000001',
    GOOGLE_ORIGIN: googleOrigin,
    OPENAI_BASE_URL: `${modelOrigin}/v1`,
    ...stripe.settings,
  };
  return { google, model, stripe, settings };
}

/**
 * @param db null: the database that the settings name
 * @param settings environment variables, added to or replacing the emulators'
 */
export async function openApi(
  db: Database | null,
  settings: Readonly<Record<string, string>> = {},
): Promise<OpenApi> {
  const { google, model, stripe, settings: standIn } = await standIns();
  const all = {
    ...standIn,
    APP_SECRET: 'Zk3-a-key-for-these-tests-and-none-besides',
    PORT: '0',
    LOG_LEVEL: 'trace',
    ...settings,
  };
  let log = '';
  // The test closes its own database.
  const database = db && {
    db,
    ping: async () => undefined,
    connections: null,
    countSetAside: async () => 3,
    backUp: null,
    close: async () => undefined,
  };
  const server = await compose(readConfig(all), {
    ...(database && { database }),
    threads: sharedThreads,
    log: { write: (line) => (log += line) },
  });
  const origin = await server.listen();
  stripe.tell(`${origin}${WEBHOOK_PATH}`);
  const browser = () => createBrowser(origin);
  return {
    origin,
    settings: all,
    google,
    model,
    stripe: stripe.emulator,
    logged: () => log,
    browser,
    async signedIn({ email }) {
      const one = browser();
      const { status, text } = await one.signIn(google.issueToken({ email }));
      if (status !== 200) throw new Error(`Signing in was refused: ${text}`);
      return one;
    },
    async close() {
      await server.close();
      await Promise.all([google.close(), model.close(), stripe.emulator.close()]);
    },
  };
}
