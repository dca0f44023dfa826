import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { solve } from '@second-draft/server/src/contact/testing/solve-captcha.ts';
import type { RehearsedDatabase } from './database.ts';
import { isAnswered, until } from './machine.ts';
import { exchange, type Server } from './servers.ts';
import type { Balancer } from './balancers.ts';
import type { Mailbox, Watch } from './services.ts';

export interface Stage {
  origin: string;
  servers: readonly Server[];
  database: RehearsedDatabase;
  releases: { older: string; newer: string };
  balancers: Readonly<Record<'Caddy' | 'nginx', Balancer>>;
  watch: Watch;
}

export interface Scenario {
  what: string;
  /** See `Row`. */
  most: number | null;
  /** @returns what else was seen */
  play(stage: Stage): Promise<string>;
}

const TROUBLE_MS = 6_000;

const KILLED_MOST = 5;

const isReady = ({ origin }: Stage) => isAnswered(`${origin}/readyz`);

async function versionsOf({ servers }: Stage): Promise<string> {
  const answers = servers.map(async ({ port }) => {
    const response = await fetch(`http://127.0.0.1:${port}/healthz`);
    return ((await response.json()) as { version: string }).version;
  });
  return [...new Set(await Promise.all(answers))].join(', ');
}

/** @returns how each balancer answers a page and a call */
async function answersNow({ balancers }: Stage): Promise<string> {
  const answers = Object.entries(balancers).map(async ([name, { ask }]) => {
    const [page, call] = await Promise.all([ask('/pricing'), ask('/api/token')]);
    return `${name}: pages ${page}, calls ${call}`.replaceAll(/(?<=\d) (?=\d)/g, ', Retry-After ');
  });
  return (await Promise.all(answers)).join('; ');
}

/** Prometheus waits no longer. */
const SCRAPE_MS = 10_000;

/** @returns what the servers' metrics say, as Prometheus reads them */
async function scraped({ servers }: Stage): Promise<string> {
  const ready = servers.map(async ({ metricsPort }) => {
    const answer = await fetch(`http://127.0.0.1:${metricsPort}/metrics`, {
      signal: AbortSignal.timeout(SCRAPE_MS),
    });
    return /^second_draft_ready (\d)$/m.exec(await answer.text())?.[1] ?? 'missing';
  });
  return `metrics say ready ${(await Promise.all(ready)).join(', ')}`;
}

async function untilWell(stage: Stage): Promise<string> {
  const start = performance.now();
  await until('a database that is found again', () => isReady(stage), 90);
  return `well after ${((performance.now() - start) / 1000).toFixed(1)} s`;
}

const upgrade = (what: string, to: keyof Stage['releases']): Scenario => ({
  what,
  most: 0,
  async play(stage) {
    const from = await versionsOf(stage);
    await exchange(stage.servers, stage.releases[to]);
    return `${from} to ${await versionsOf(stage)}`;
  },
});

export const scenarios: readonly Scenario[] = [
  { what: 'nothing happens', most: 0, play: async () => (await pause(TROUBLE_MS), '') },
  upgrade('rolling upgrade', 'newer'),
  upgrade('and back', 'older'),
  upgrade('and up again', 'newer'),
  {
    what: 'rolling restart, drained',
    most: 0,
    async play(stage) {
      await exchange(stage.servers, stage.releases.newer);
      return '';
    },
  },
  {
    what: 'one server killed',
    most: KILLED_MOST,
    async play({ servers: [server], releases }) {
      await server?.kill();
      await pause(TROUBLE_MS);
      await server?.start(releases.newer);
      return '';
    },
  },
  {
    what: 'database stopped',
    most: null,
    async play(stage) {
      await stage.database.halt();
      await pause(TROUBLE_MS);
      const answers = await answersNow(stage);
      await stage.database.resume();
      return `${answers}; ${await untilWell(stage)}`;
    },
  },
  {
    what: 'database frozen',
    most: null,
    async play(stage) {
      await stage.database.freeze();
      await pause(TROUBLE_MS);
      const seen = [await answersNow(stage), await scraped(stage)];
      await stage.database.thaw();
      return [...seen, await untilWell(stage)].join('; ');
    },
  },
  {
    what: 'database’s disk full',
    most: null,
    async play(stage) {
      if (stage.database.fill === null) return 'SKIPPED: no disk of its own could be mounted';
      await stage.database.fill();
      await pause(TROUBLE_MS);
      await stage.database.makeRoom();
      return untilWell(stage);
    },
  },
  {
    what: 'both servers killed, and the alert',
    most: null,
    async play(stage) {
      await Promise.all(stage.servers.map((server) => server.kill()));
      const start = performance.now();
      const isTold = async () => (await stage.watch.firing()).includes('SecondDraftDown');
      await until('the alert', isTold, 60);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      const answers = await answersNow(stage);
      await Promise.all(stage.servers.map((server) => server.start(stage.releases.newer)));
      return `alert after ${seconds} s; ${answers}`;
    },
  },
];

/** @returns words that the letter holds */
export async function sendMessage(origin: string): Promise<string> {
  const token = await solve({
    challenge: async () =>
      (await (await fetch(`${origin}/api/captcha`)).json()) as Record<string, unknown>,
  });
  const words = `rehearsed ${randomUUID()}`;
  const response = await fetch(`${origin}/api/contact`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      email: 'parent@home.example',
      school: 'Awa School',
      message: words,
      captchaToken: token,
    }),
  });
  if (!response.ok) throw new Error(`The message was answered ${response.status}`);
  return words;
}

/** The server tries again every five minutes or so. */
const MAILED_WITHIN_SECONDS = 480;

export async function untilMailed(mailbox: Mailbox, words: string): Promise<void> {
  const isThere = async () => (await mailbox.arrived()).includes(words);
  await until('the message', isThere, MAILED_WITHIN_SECONDS);
}
