import { isInDictionary } from './dictionary.ts';
import { oneEditAway } from './near-words.ts';

/** Each with an apostrophe that children put elsewhere, as in “could'nt”. */
const contractions = new Map(
  "aren't can't couldn't didn't doesn't don't hadn't hasn't haven't I'm I've isn't mustn't shouldn't they're they've wasn't we're we've weren't won't wouldn't you're you've"
    .split(' ')
    .map((one) => [one.toLowerCase().replace("'", ''), one]),
);

/** Shorter words have more than one that they could stand for, even if a dictionary knows only one. */
const FEWEST_LETTERS = 6;

const vowels = /[aeiouy]/u;

/** Whether the slip is one that doesn't change how a word sounds much: “nekst” is not “nest”. */
function isSlightSlip(misspelt: string, right: string): boolean {
  const at = Array.from(misspelt).findIndex((letter, index) => letter !== right[index]);
  const wrong = misspelt.charAt(at);
  if (right.length > misspelt.length) return true;
  if (right.length < misspelt.length) return vowels.test(wrong) || wrong === misspelt[at - 1];
  const isSwapped = misspelt[at + 1] === right[at] && wrong === right[at + 1];
  return isSwapped || (vowels.test(wrong) && vowels.test(right.charAt(at)));
}

/**
 * The one word that a misspelt word can stand for: a contraction whose apostrophe is misplaced, a
 * plural in -ies, or the only English word a slight slip away. Null where another is possible.
 */
export function meantWord(misspelt: string): string | null {
  if (/['’]/u.test(misspelt))
    return contractions.get(misspelt.replaceAll(/['’]/gu, '').toLowerCase()) ?? null;
  if (misspelt.length < FEWEST_LETTERS) return null;
  const plural = misspelt.replace(/(?<=[^aeiou])ys$/u, 'ies');
  if (plural !== misspelt && isInDictionary(plural)) return plural;
  const near = new Set(oneEditAway(misspelt).filter(isInDictionary));
  const [only = ''] = near;
  return near.size === 1 && isSlightSlip(misspelt, only) ? only : null;
}
