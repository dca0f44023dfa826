import { inColumns } from '../in-columns.ts';
import { percent } from '../percent.ts';
import type { JudgedOfPair } from './measure.ts';
import { revisionKinds } from './pairs.ts';

const isRight = ({ judged, right }: JudgedOfPair) => judged.verdict === right;
const isMissed = ({ judged, right }: JudgedOfPair) =>
  judged.verdict === 'notYet' && right === 'done';
const isUnproven = ({ isProven }: JudgedOfPair) => !isProven;
const isOverstated = ({ judged, right }: JudgedOfPair) =>
  judged.verdict === 'done' && right !== 'done';

function row(label: string, all: readonly JudgedOfPair[]): string[] {
  const count = (is: (one: JudgedOfPair) => boolean) => all.filter((one) => is(one)).length;
  return [
    label,
    String(new Set(all.map(({ pair }) => pair.id)).size),
    String(all.length),
    percent(count(isRight), all.length),
    String(count(isUnproven)),
    String(count(isMissed)),
    String(count(isOverstated)),
  ];
}

const head = [
  '',
  'pairs',
  'steps',
  'right',
  'done without proof',
  'not yet, but done',
  'done, but not',
];

/** The verdicts of a set of pairs by what the student did, and by who wrote the step. */
export function draftsTable(title: string, all: readonly JudgedOfPair[]): string {
  const rows = [
    [title, ...head.slice(1)],
    ...revisionKinds.map((kind) =>
      row(
        `  ${kind}`,
        all.filter(({ pair }) => pair.kind === kind),
      ),
    ),
    row(
      'by rules',
      all.filter(({ by }) => by === 'built-in'),
    ),
    row(
      'by a model’s answer',
      all.filter(({ by }) => by !== 'built-in'),
    ),
    row('all', all),
  ];
  return inColumns(rows);
}

/** The steps in a teacher's or a model's own words, judged without a model: a row for each set that has any. */
export function ownStepsTable(sets: readonly { name: string; judged: readonly JudgedOfPair[] }[]) {
  const rows = sets.filter(({ judged }) => judged.length > 0);
  return inColumns([
    ['own words, no model', ...head.slice(1)],
    ...rows.map(({ name, judged }) => row(name, judged)),
  ]);
}

/** The steps of the built-in writer alone: a row for each set of pairs. */
export function setsTable(sets: readonly { name: string; judged: readonly JudgedOfPair[] }[]) {
  const byRules = sets.map(({ name, judged }) =>
    row(
      name,
      judged.filter(({ by }) => by === 'built-in'),
    ),
  );
  return inColumns([['by rules, each set', ...head.slice(1)], ...byRules]);
}

/** A student's steps go to a model in one call. */
export function callsOf(all: readonly JudgedOfPair[]): string {
  const asked = all.filter(({ isAsked }) => isAsked);
  const count = (some: readonly JudgedOfPair[]) => new Set(some.map(({ pair }) => pair.id)).size;
  return `asked: a model would be called for ${count(asked)} of ${count(all)} drafts, about ${asked.length} of ${all.length} steps`;
}

export function mistakesOf(all: readonly JudgedOfPair[]): string[] {
  return all
    .filter((one) => !isRight(one))
    .map(
      ({ pair, judged, right }) =>
        `wrong: ${pair.id}, ${judged.verdict} instead of ${right}: ${judged.comment}`,
    );
}
