/** With one decimal; a dash where there is nothing to take a share of. */
export const percent = (part: number, of: number): string =>
  of === 0 ? '–' : `${((part / of) * 100).toFixed(1)}%`;
