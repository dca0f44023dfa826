import type { NormalisedText } from '@second-draft/contract';
import { onceForEach } from '../../../text/remembered.ts';
import { matchesIn } from '../../../text/searching/matches-in.ts';
import { lowerWords } from '../../../text/words.ts';
import type { DraftPoint } from '../../draft-point.ts';
import { countOf, number, someNumber } from './numbers.ts';
import type { Source } from '../source.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

/** “You tell us that she ate six jandals.” */
const claimed = new SparingPattern(
  String.raw`\b${number} (?:\p{Ll}+ )?(?!(?:times|ways|words|letters|lines|sentences|things)\b)(\p{Ll}{3,}s)\b`,
  'giu',
);
const wordsIn = onceForEach(({ lower }: NormalisedText) => lowerWords(lower));

/** Two of a thing are easily seen by a reader whom nobody told of two. */
const FEWEST = 3;

const anyNumber = new SparingPattern(String.raw`^(?:${someNumber}|one|an?)$`, 'u');
const isNumber = (word: string): boolean => anyNumber.test(word);
const valueOf = (word: string): number => (/^an?$/u.test(word) ? 1 : countOf(word));

/**
 * Whether praise gives more of a thing than the text does in the one place that names it; fewer may
 * be some of them, or counted by the reader.
 */
export function isThingMiscounted(
  { kind, comment }: Pick<DraftPoint, 'kind' | 'comment'>,
  { normalised }: Source,
): boolean {
  if (kind !== 'strength') return false;
  return matchesIn(comment, claimed).some(([, said = '', thing = '']) => {
    const noun = thing.toLowerCase();
    const [most, words] = [countOf(said.toLowerCase()), wordsIn(normalised)];
    const places = words.flatMap((word, i) =>
      word === noun || word === noun.slice(0, -1) ? [i] : [],
    );
    const [at = 0] = places;
    const before = words.slice(Math.max(0, at - 3), at);
    const told = before.slice(before.lastIndexOf('of') + 1).filter(isNumber);
    return (
      most >= FEWEST &&
      places.length === 1 &&
      told.length > 0 &&
      told.every((word) => valueOf(word) < most) &&
      !words.some((word) => isNumber(word) && valueOf(word) === most)
    );
  });
}
