/** One row of the table. Ratios compare across machines; milliseconds and megabytes don't. */
export interface Figure {
  what: string;
  value: string;
  /** Null: reported only. */
  limit: { text: string; kept: boolean } | null;
  isRatio: boolean;
}

/** @throws Error for no values: what was not measured has no middle. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('Nothing was measured');
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const low = sorted[Math.ceil(middle) - 1] ?? 0;
  const high = sorted[Math.floor(middle)] ?? low;
  return (low + high) / 2;
}

export async function repeat<T>(times: number, work: (round: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < times; round += 1) results.push(await work(round));
  return results;
}

/** @returns milliseconds */
export async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const mark = ({ limit }: Figure) => (limit === null ? '' : limit.kept ? 'kept' : 'NOT KEPT');

export function table(figures: readonly Figure[]): string {
  const rows = [...figures.filter((one) => one.isRatio), ...figures.filter((one) => !one.isRatio)];
  const cells = rows.map((row) => [row.what, row.value, row.limit?.text ?? '', mark(row)]);
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  );
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
