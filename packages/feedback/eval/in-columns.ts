/**
 * Rows of cells as lines: each column as wide as its longest cell, figures at the right.
 * @param labels how many columns at the beginning are words, and stand at the left
 */
export function inColumns(rows: readonly (readonly string[])[], labels = 1): string {
  const widths = (rows[0] ?? []).map((_, i) =>
    Math.max(...rows.map((cells) => cells[i]?.length ?? 0)),
  );
  const placed = (cell: string, i: number) =>
    i < labels ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0);
  return rows.map((cells) => cells.map(placed).join('  ').trimEnd()).join('\n');
}
