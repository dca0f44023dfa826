import { findToldContact } from '../../concerns/finding/told-contact.ts';
import type { ContactDetail } from './contact-detail.ts';
import { contactDetails } from './contact-details.ts';
import { inPlainSigns } from './plain-signs.ts';

export interface Detail {
  kind: string;
  start: number;
  end: number;
}

/** In order; what overlaps is one. */
export function findDetails(text: string): Detail[] {
  const plain = inPlainSigns(text);
  const found = contactDetails.flatMap((detail) =>
    detail.sign.test(plain)
      ? Array.from(plain.matchAll(detail.pattern), (match) => stretchOf(detail, match))
      : [],
  );
  const told = findToldContact(plain).map((stretch) => ({ kind: 'contact', ...stretch }));
  const details: Detail[] = [];
  for (const one of [...found, ...told]
    .filter(({ start, end }) => end > start)
    .toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const end = wholeSign(text, one.end);
    const last = details.at(-1);
    if (last === undefined || one.start >= last.end) details.push({ ...one, end });
    else last.end = Math.max(last.end, end);
  }
  return details;
}

/** A digit of two UTF-16 units is one and an invisible one in plain signs. */
function wholeSign(text: string, end: number): number {
  if (text.startsWith(KEY, end)) return end + KEY.length;
  return (text.codePointAt(end - 1) ?? 0) > 0xffff ? end + 1 : end;
}

/** What makes a digit a key. */
const KEY = '\ufe0f\u20e3';

function stretchOf({ kind, lengthOf }: ContactDetail, match: RegExpExecArray): Detail {
  const { index } = match;
  const [start, end] = match.indices?.groups?.detail ?? [index, index + match[0].length];
  if (lengthOf === undefined) return { kind, start, end };
  return { kind, start, end: Math.min(end, index + lengthOf(match)) };
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
