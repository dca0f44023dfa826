import { asProgram } from '../as-program.ts';
import { inColumns } from '../in-columns.ts';
import { criteria, versionsRead, type Reading, type VersionRead } from './measure.ts';

const meanOf = (numbers: readonly number[]) =>
  (numbers.reduce((sum, one) => sum + one, 0) / numbers.length).toFixed(2);

function row({ round, version, readings }: VersionRead): string[] {
  const count = (is: (one: Reading) => boolean) => String(readings.filter((one) => is(one)).length);
  return [
    round,
    version,
    String(readings.length),
    meanOf(readings.flatMap((one) => criteria.map((of) => one[of]))),
    ...criteria.map((of) => meanOf(readings.map((one) => one[of]))),
    count(({ verdict }) => verdict === 'unchanged'),
    count(({ verdict }) => verdict !== 'no'),
    count((one) => one.false !== ''),
  ];
}

const head = ['', '', 'readings', 'mean', ...criteria, 'unchanged', 'or light', 'false'];

/** Prints what readers said in each blind round; means of different rounds can’t be compared. */
export function evaluateRounds(print: (text: string) => void): void {
  print(inColumns([head, ...versionsRead().map(row)], 2));
}

if (import.meta.main) asProgram(evaluateRounds);
