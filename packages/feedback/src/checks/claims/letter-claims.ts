import { matchesIn } from '../../text/searching/matches-in.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';
const word = String.raw`[“‘]([\p{L}\p{M}'’-]{2,30})[”’](?!\p{L})`;
const letter = String.raw`[‘“']?(\p{L})(?:['’]?s)?[’”']?`;
const some = '(?:the|an?|one|another|an extra|that|a silent|a double|a second)';

/** “There is no need for the u in ‘colour’.” */
const letterFirst = new SparingPattern(
  String.raw`\b(?:no need for|take out|take away|leave out|drop|remove|get rid of|cross out|left out|forgot|missed|add|put in|put|needs?|missing) ${some} (?:letter )?${letter} (?:in|into|from|to|of|at the (?:end|start) of) ${word}`,
  'giu',
);

/** “‘beak’ needs another e.” */
const wordFirst = new SparingPattern(
  String.raw`${word} (?:needs?|is missing|has lost|should have|could do with|does(?:n['’]t| not) need) ${some} (?:letter )?${letter}(?![\p{L}’'])`,
  'giu',
);

/** “‘karakia’ is spelt with a c.” */
const speltWith = new SparingPattern(
  String.raw`${word} (?:is|should be) (?:spelt|spelled|written) with (?:an?|one|two|a double) (?:letter )?${letter}(?![\p{L}’'])`,
  'giu',
);

/** Quoted words of which a comment says that a letter is missing, or one too many. */
export function wordsWithWrongLetters(comment: string): string[] {
  const before = matchesIn(comment, letterFirst).map(([, , named = '']) => named);
  const after = matchesIn(comment, wordFirst).map(([, named = '']) => named);
  const without = matchesIn(comment, speltWith).filter(
    ([, named = '', one = '']) => !named.toLowerCase().includes(one.toLowerCase()),
  );
  return [...before, ...after, ...without.map(([, named = '']) => named)];
}
