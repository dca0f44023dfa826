import { matchesIn } from '../../../text/searching/matches-in.ts';
import { countOf, number } from './numbers.ts';
import type { Source } from '../source.ts';
import { timesIn } from './words-in-text.ts';
import { SparingPattern } from '../../../text/searching/sparing-pattern.ts';

const quoted = '[“‘]([^“”‘’\\n]{1,40})[”’](?!\\p{L})';
const often =
  '(?:a lot|(?:very|quite|too|so) (?:often|much|many times)|often|many times|several times|lots of times|over and over|again and again|more than once|twice)';

/** “You keep using ‘X’”, “You use ‘X’ a lot”, “‘X’ is repeated”. */
const repeated: readonly RegExp[] = [
  new SparingPattern(
    String.raw`\byou(?:['’]ve)?(?: (?:have|often|also|do|tend to|like to|then|even|cleverly))* (?:repeat(?:ed)?|overused?|keep (?:using|writing|saying|repeating)|kept (?:using|writing|saying|repeating))(?: (?:the|your))?(?: (?:words?|phrase|line))? ${quoted}`,
    'giu',
  ),
  new SparingPattern(
    String.raw`\byou(?:['’]ve)?(?: (?:have|also))? (?:use|used|say|said|write|wrote|written)(?: the)?(?: words?)? ${quoted} ${often}(?! (?:as|in|at) )`,
    'giu',
  ),
  new SparingPattern(
    String.raw`${quoted} (?:is|are|gets?|comes?(?: up)?|appears?)(?: being)? (?:repeated|overused|used ${often}|${often})(?! as )`,
    'giu',
  ),
];

/** “You keep using ‘then’. It comes five times.” */
const countedAfter = new SparingPattern(
  String.raw`${quoted}[^.!?“”‘]{0,30}[.,;:] (?:it|this(?: word)?|that word) (?:comes(?: up)?|is there|is used|appears|stands there) ${number} times\b`,
  'giu',
);

/** A quicker test: most comments say of no words that they come again. */
const mayRepeat =
  /\b(?:repeat|overuse|keep|kept|a lot|often|times|over|again|more than|twice|much)/iu;

/** Whether a comment says that words come again, or as often as they don’t. */
export function isRepeatedLess(comment: string, { normalised: { lower } }: Source): boolean {
  if (!mayRepeat.test(comment)) return false;
  return (
    repeated.some((claim) =>
      matchesIn(comment, claim).some(([, words = '']) => timesIn(words, lower) <= 1),
    ) ||
    matchesIn(comment, countedAfter).some(
      ([, words = '', said = '']) => countOf(said) > timesIn(words, lower),
    )
  );
}
