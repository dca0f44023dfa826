import { createCompletionList } from '@second-draft/server/src/feedback/index.ts';
import type { Database } from '@second-draft/server/src/db/index.ts';
import { purge } from '@second-draft/server/src/privacy/purge.ts';
import { limits, HOUR_MS } from '@second-draft/contract';
import { median, repeat, timed, type Figure } from '../measuring/figures.ts';
import { OLDEST, ROWS } from './completions.ts';

const KEPT_MS = limits.keepTextsDays * 24 * HOUR_MS;
const ROUNDS = 7;
const PAGE = 100;

/** How much of each hour the purge may take. */
const LIMIT_MS = 1_000;

/** When so many hours' worth of completions has expired. */
const afterHours = (hours: number) => new Date(OLDEST.getTime() + KEPT_MS + hours * HOUR_MS);

async function removed(db: Database, now: Date): Promise<number> {
  const { completions = 0 } = await purge(db, now, new AbortController().signal);
  return completions;
}

/**
 * Milliseconds for a page of the list: alone (median), and at worst while a day's worth is purged.
 */
async function waits(db: Database, from: number): Promise<{ alone: number; longest: number }> {
  const list = createCompletionList(db);
  const page = () =>
    timed(async () => {
      await list.page(0, PAGE);
    });
  const alone = median(await repeat(ROUNDS, page));
  const ended = new AbortController();
  const purging = removed(db, afterHours(from + 24)).finally(() => ended.abort());
  let longest = 0;
  while (!ended.signal.aborted) longest = Math.max(longest, await page());
  await purging;
  return { alone, longest };
}

/** With a million completions there; every hour as many of them expire. */
export async function purgeOfAMillion(db: Database, name: string): Promise<Figure[]> {
  const nothing = await repeat(ROUNDS, () =>
    timed(async () => {
      await removed(db, afterHours(-1));
    }),
  );
  const hourly = await repeat(ROUNDS, (round) =>
    timed(async () => {
      const count = await removed(db, afterHours(round + 1));
      if (Math.abs(count - ROWS / (limits.keepTextsDays * 24)) > 2)
        throw new Error(`An hour's worth is not ${count}`);
    }),
  );
  const { alone, longest } = await waits(db, ROUNDS);
  const told = (what: string, ms: number): Figure => ({
    what: `${name}: ${what}`,
    value: `${ms.toFixed(1)} ms`,
    limit: null,
    isRatio: false,
  });
  const hour = median(hourly);
  return [
    {
      ...told('purge of an hour’s completions, of a million', hour),
      limit: { text: `at most ${LIMIT_MS} ms an hour`, kept: hour <= LIMIT_MS },
    },
    told('purge with nothing to do, of a million', median(nothing)),
    told('first page of the list', alone),
    told('the longest that page takes while a day’s completions are purged', longest),
  ];
}
