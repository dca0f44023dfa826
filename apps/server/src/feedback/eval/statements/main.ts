import { measureStatements, readingsOf, type Measured, type ReadStatement } from './measure.ts';
import { sets, textsOf, type SetName } from './texts.ts';

const percent = (part: number, of: number) =>
  of === 0 ? '–' : `${((part / of) * 100).toFixed(1)} %`;

const countOf = (some: readonly ReadStatement[], verdict: ReadStatement['verdict']) =>
  some.filter((one) => one.verdict === verdict).length;

function row(name: string, some: readonly ReadStatement[], unread: number): string {
  const [right, doubtful, wrong] = (['true', 'doubtful', 'false'] as const).map((one) =>
    countOf(some, one),
  );
  const columns = [some.length, right, doubtful, wrong, unread];
  return `${name.padEnd(30)}${columns.map((one) => String(one).padStart(10)).join('')}${percent(right ?? 0, some.length).padStart(10)}`;
}

function table({ read, unread }: Measured): string[] {
  const nameOf = ({ kind, rule }: { kind: string; rule: string }) =>
    `${kind === 'strength' ? 'praise' : 'step'}  ${rule}`;
  const names = [...new Set([...read, ...unread].map(nameOf))].toSorted();
  const heads = ['read', 'true', 'doubtful', 'false', 'unread', 'true'];
  return [
    `${'rule'.padEnd(30)}${heads.map((one) => one.padStart(10)).join('')}`,
    ...names.map((name) =>
      row(
        name,
        read.filter((one) => nameOf(one) === name),
        unread.filter((one) => nameOf(one) === name).length,
      ),
    ),
    row(
      'all praise',
      read.filter(({ kind }) => kind === 'strength'),
      0,
    ),
    row(
      'all steps',
      read.filter(({ kind }) => kind !== 'strength'),
      0,
    ),
    row('all', read, unread.length),
  ];
}

/** All that was judged, as it was said when it was read. */
const whenRead = (set: SetName): Measured => ({ read: readingsOf(set), unread: [] });

function report(set: SetName): string[] {
  const now = measureStatements(set, textsOf(set));
  const wrong = now.read.filter(({ verdict }) => verdict === 'false');
  return [
    `${set} texts, as two readers judged what was said of them when they were read`,
    ...table(whenRead(set)).slice(-3),
    '',
    `${set} texts, what is said of them now`,
    ...table(now),
    '',
    ...wrong.map(({ text, comment, why }) => `false of ${text}: ${comment}\n  ${why}`),
    '',
  ];
}

console.log(sets.flatMap(report).join('\n'));
