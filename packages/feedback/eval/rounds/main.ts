import { asProgram } from '../as-program.ts';
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
  const rows = [head, ...versionsRead().map(row)];
  const widths = head.map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)));
  for (const cells of rows)
    print(
      cells
        .map((cell, i) => (i < 2 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
        .join('  ')
        .trimEnd(),
    );
}

if (import.meta.main) asProgram(evaluateRounds);
