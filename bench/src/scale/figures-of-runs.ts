import type { Figure } from '../measuring/figures.ts';
import { PLACES } from './installation.ts';

const LIMITS = new Map([
  [2, 1.9],
  [4, 3.6],
]);
const STATEMENTS_MAX = 4;

/** Of processor time a feedback, servers' and PostgreSQL's together, however many servers there are. */
const MORE_WORK_MAX = 1.15;

/** From this share of the machine on, servers wait for processors and not for the model. */
const BUSY = 0.85;

export interface Counts {
  feedbacks: number;
  /** On a machine that is far too busy, texts take too long. */
  failures: number;
  statements: number;
  serversMs: number;
  postgresMs: number;
  /** Of the machine, by all who use it. */
  busyMs: number;
  allMs: number;
}

export type Run = Counts & { servers: number; ms: number };

const aSecond = ({ feedbacks, ms }: Run) => (feedbacks * 1_000) / ms;

export const reported = (what: string, value: string): Figure => ({
  what,
  value,
  limit: null,
  isRatio: false,
});

const busyShare = ({ busyMs, allMs }: Run) => busyMs / allMs;

function ratioOf(run: Run, one: Run, least: number): Pick<Figure, 'value' | 'limit'> {
  const ratio = aSecond(run) / aSecond(one);
  const value = ratio.toFixed(2);
  return Math.max(busyShare(run), busyShare(one)) > BUSY
    ? { value: `${value}, but processors were short`, limit: null }
    : { value, limit: { text: `at least ${least}`, kept: ratio >= least } };
}

function workRatio(runs: readonly Run[]): number {
  const work = (run: Run | undefined) =>
    run ? (run.serversMs + run.postgresMs) / run.feedbacks : NaN;
  return work(runs.at(-1)) / work(runs[0]);
}

/** @param runs the one with the fewest servers first */
export function figuresOf(runs: readonly Run[], where: string): Figure[] {
  const [one] = runs;
  if (!one) return [];
  const sum = (what: keyof Counts) => runs.reduce((total, run) => total + run[what], 0);
  const each = (what: keyof Counts) => sum(what) / sum('feedbacks');
  const failures = sum('failures');
  const failed = failures === 0 ? '' : `; ${failures} failed`;
  const [statements, moreWork] = [each('statements'), workRatio(runs)];
  return [
    ...runs.flatMap((run): Figure[] => {
      const least = LIMITS.get(run.servers);
      const what = `${where}: feedbacks of ${run.servers} servers / of one`;
      return least === undefined ? [] : [{ what, ...ratioOf(run, one, least), isRatio: true }];
    }),
    {
      what: `${where}: processor time a feedback with ${runs.at(-1)?.servers} servers / with one`,
      value: moreWork.toFixed(2),
      limit: { text: `at most ${MORE_WORK_MAX}`, kept: moreWork <= MORE_WORK_MAX },
      isRatio: true,
    },
    {
      what: `${where}: statements on the database a feedback`,
      value: statements.toFixed(1),
      limit: { text: `at most ${STATEMENTS_MAX}`, kept: statements <= STATEMENTS_MAX },
      isRatio: true,
    },
    reported(
      `${where}: feedbacks a second, ${runs.map(({ servers }) => servers).join(', ')} servers with ${PLACES} under way each`,
      `${runs.map((run) => aSecond(run).toFixed(1)).join(', ')}${failed}`,
    ),
    reported(
      `${where}: processor time a feedback, servers’ and PostgreSQL’s`,
      `${each('serversMs').toFixed(1)} ms, ${each('postgresMs').toFixed(1)} ms`,
    ),
    reported(
      `${where}: the machine’s processors were in use`,
      runs.map((run) => `${Math.round(100 * busyShare(run))} %`).join(', '),
    ),
  ];
}
