import { contactDetails } from './contact-details.ts';

/** Where a text has an e-mail address, a phone number or a link. */
export interface Detail {
  kind: string;
  start: number;
  end: number;
}

/** The addresses and numbers of a text in order; of those that overlap, the one that begins first. */
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

/** The text with spaces in the place of each of these. */
export function blanked(text: string, details: readonly Detail[]): string {
  let rest = '';
  let after = 0;
  for (const { start, end } of details) {
    rest += text.slice(after, start) + ' '.repeat(end - start);
    after = end;
  }
  return rest + text.slice(after);
}
