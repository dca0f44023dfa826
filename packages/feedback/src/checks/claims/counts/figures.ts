import { matchesIn } from '../../../text/searching/matches-in.ts';
import type { SourceText } from '../../finding/source-text.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const told = new SparingPattern(
  /\byou (?:tell|told|say|said|write|wrote|explain|show|give|gave|mention|report|found out)\b[^.!?“”]*/giu,
);

/** Of two digits or more, or of money; no year group, and no count of a writer's own. */
const figure = new SparingPattern(
  String.raw`(?<!\b(?:year|room|level|chapter|step|day) )(?<![\d.,:/])(\$\d[\d,]*|\d[\d,]*\d)(?![\d:/]|\.\d)(?! (?:words?|letters?|sentences?|times|lines|paragraphs|facts|reasons|places)\b)`,
  'giu',
);

/** Numbers in words, which a comment may give in digits. */
const inWords = new SparingPattern(
  /\b(?:ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|hundreds?|thousands?|millions?|dozen)\b/iu,
);

const digitsOf = (text: string): string => text.replaceAll(/\D/gu, '');

/** Whether a figure is one of three digits or more in the text but for one of them. */
const isMisread = (figure: string, written: ReadonlySet<string>): boolean =>
  figure.length > 2 &&
  [...written].some(
    (one) =>
      one.length === figure.length &&
      Array.from(one).filter((digit, i) => digit !== figure[i]).length === 1,
  );

/** A figure that a comment says the student gives, and the text hasn't; null if there is none. */
export function figureNotThere(
  comment: string,
  { normalised: { original } }: Pick<SourceText, 'normalised'>,
): string | null {
  let written: ReadonlySet<string> | null = null;
  for (const [clause] of matchesIn(comment, told))
    for (const { 1: said = '' } of matchesIn(clause, figure)) {
      written ??= new Set(Array.from(original.matchAll(/\d[\d,. ]*/gu), ([one]) => digitsOf(one)));
      const isThere = [...written].some((one) => one.includes(digitsOf(said)));
      if (!isThere && (!inWords.test(original) || isMisread(digitsOf(said), written))) return said;
    }
  return null;
}
