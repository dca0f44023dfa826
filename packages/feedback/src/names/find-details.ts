import { contactDetails } from './contact-details.ts';

export interface Detail {
  kind: string;
  start: number;
  end: number;
}

/** In order; of overlapping ones, the first, then the longest. */
export function findDetails(text: string): Detail[] {
  const all = contactDetails.flatMap(({ kind, sign, pattern }) =>
    sign.test(text)
      ? Array.from(text.matchAll(pattern), ({ 0: found, index }) => ({
          kind,
          start: index,
          end: index + found.length,
        }))
      : [],
  );
  let after = 0;
  return all
    .toSorted((a, b) => a.start - b.start || b.end - a.end)
    .filter(({ start, end }) => {
      if (start < after) return false;
      after = end;
      return true;
    });
}

/** Blanks out each detail, keeping positions. */
export function blanked(text: string, details: readonly Detail[]): string {
  let rest = '';
  let after = 0;
  for (const { start, end } of details) {
    rest += text.slice(after, start) + ' '.repeat(end - start);
    after = end;
  }
  return rest + text.slice(after);
}
