import { FAREWELL } from '../../../text/meaning/letter-words.ts';
import type { Source } from '../source.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const name = String.raw`\p{Lu}[\p{L}’'-]+(?: \p{Lu}[\p{L}’'-]*)?`;
const farewell = new SparingPattern(
  String.raw`^\W*${FAREWELL}(?!\p{L})(?: (?:from|sincerely|faithfully|truly|(?:grand)?(?:son|daughter|friend|cousin|niece|nephew)))*,?`,
  'iu',
);
const nameAlone = new SparingPattern(String.raw`^\W*(?:[Ff]rom )?${name}\W*$`, 'u');

/** A P.S. may follow (lines). */
const LAST_LINES = 6;

/** Whether a letter ends with a farewell, and with a name beside it or on the line below. */
export function isSigned({ asRead }: Source): boolean {
  const last = asRead().lines.slice(-LAST_LINES);
  return last.some(
    ({ text }, i) =>
      farewell.test(text) &&
      [text.replace(farewell, ''), last[i + 1]?.text ?? ''].some((one) => nameAlone.test(one)),
  );
}
