import { openStandIns } from '@second-draft/e2e/stand-ins';
import { startServer, type ServerProcess } from '@second-draft/e2e/server-process';
import { room12 } from '@second-draft/google-emulator';
import { setTimeout as wait } from 'node:timers/promises';
import pLimit from 'p-limit';
import { feedbackRequest, post, unhurried } from '../feedback-calls.ts';
import { repeat } from '../measuring/figures.ts';
import { startBalancer, startModel, type Listening } from '../model-process.ts';
import { signedIn } from '../in-browser/signed-in-api.ts';
import { openMeasuredPostgres, type MeasuredPostgres } from './measured-postgres.ts';
import { schoolOfTwoHundred, teacherEmails } from './two-hundred-teachers.ts';

const SERVERS = 4;
const MODEL_MS = 300;

/**
 * Feedbacks that the balancer lets a server have under way. Few, so that what bounds a server is
 * the model and not the processor, which all of them share on one machine.
 */
export const PLACES = 2;

/** Feedbacks a server writes before it is measured, while its code is being compiled. */
const WARM_UP = 40;

const AT_ONCE = 4;

/** A server on a machine that is far too busy refuses what it can't carry. */
const TRIES = 10;
const AGAIN_MS = 1_000;

async function patiently<T>(work: () => Promise<T>, tries = TRIES): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (tries === 1) throw error;
    await wait(AGAIN_MS);
    return patiently(work, tries - 1);
  }
}

const settings = {
  ...unhurried,
  LOG_LEVEL: 'warn',
};

export interface Installation {
  postgres: MeasuredPostgres;
  servers: readonly ServerProcess[];
  /** One for each teacher, for the Cookie header. */
  cookies: readonly string[];
  /** Over the first so many servers. */
  balanced(servers: number): Promise<Listening>;
  /** A server that had nothing to do has ended threads, which have to start again. */
  wakeUp(): Promise<void>;
  close(): Promise<void>;
}

type Turn = ReturnType<typeof pLimit>;

async function write(turn: Turn, { origin }: ServerProcess, cookies: readonly string[]) {
  const ask = (cookie: string) => post(`${origin}/api/feedback`, { cookie }, feedbackRequest());
  await Promise.all(
    cookies.slice(0, WARM_UP).map((cookie) => turn(() => patiently(() => ask(cookie)))),
  );
}

/** Afterwards servers know their classes, as on any morning after nine. */
async function warmUp(servers: readonly ServerProcess[], cookies: readonly string[]) {
  const turn = pLimit(AT_ONCE);
  for (const server of servers) {
    const open = (cookie: string) =>
      fetch(`${server.origin}/api/classrooms/${room12.id}`, { headers: { cookie } }).then(
        (response) => {
          if (!response.ok) throw new Error(`Opening the class answered ${response.status}`);
          return response.text();
        },
      );
    await Promise.all(cookies.map((cookie) => turn(() => patiently(() => open(cookie)))));
    await write(turn, server, cookies);
  }
}

/** @returns null where no PostgreSQL is installed */
export async function openInstallation(): Promise<Installation | null> {
  const postgres = await openMeasuredPostgres();
  if (postgres === null) return null;
  const closings = [() => postgres.stop()];
  const close = async () => {
    for (const closeOne of closings.toReversed()) await closeOne();
  };
  try {
    const standIns = await openStandIns({ school: schoolOfTwoHundred });
    closings.push(() => standIns.close());
    const model = await startModel({ DELAY_MS: String(MODEL_MS) });
    closings.push(() => model.close());
    const servers = await repeat(SERVERS, async () => {
      const server = await startServer({
        ...standIns.settings.google,
        ...settings,
        ...postgres.settings,
        OPENAI_API_KEY: 'any',
        OPENAI_BASE_URL: model.baseUrl,
      });
      closings.push(() => server.stop());
      return server;
    });
    const [first] = servers;
    if (!first) throw new Error('No server started');
    const turn = pLimit(AT_ONCE);
    const sessions = await Promise.all(
      teacherEmails.map((email) =>
        turn(() => patiently(() => signedIn({ server: first, google: standIns.google }, email))),
      ),
    );
    const cookies = sessions.map(({ cookie }) => cookie);
    await warmUp(servers, cookies);
    return {
      postgres,
      servers,
      cookies,
      balanced: (among) =>
        startBalancer(
          servers.slice(0, among).map(({ origin }) => origin),
          PLACES,
        ),
      async wakeUp() {
        const writings = servers.map((server) => write(pLimit(AT_ONCE), server, cookies));
        await Promise.all(writings);
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
