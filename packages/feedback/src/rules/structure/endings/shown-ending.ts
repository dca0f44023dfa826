import { anyOf } from '../../../language/any-of.ts';
import {
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../language/kinds-of-words/felt-words.ts';
import { saidAnew } from '../../../text/meaning/said-anew.ts';
import { countWords } from '../../../text/words.ts';

/** This many new words show how it happened, and fewer a part of it. */
const SHOWN = 8;
const A_PART = 4;

/** ‘Everyone was so so happy’ shows nothing (words that tell something). */
const A_FEW = 2;
const SEVERAL = 3;

/** ‘She had toast’ tells nothing of what is different now. */
const changed = [
  namesFeeling,
  showsFeeling,
  tellsThought,
  anyOf(
    'now|still|any ?more|no longer|never|always|every|from (?:then|that \\p{L}+)|ever (?:since|again)|again|instead|both|together|promised|knew|learnt|learned',
  ),
];

/** ‘She smiled. Then it was time for school’: a sign of it among other things is no telling. */
const tellsOfChange = (fresh: string): boolean =>
  fresh
    .split(/(?<=[.!?])\s|\n/u)
    .some((one) => changed.some((sign) => sign.test(one)) && saidAnew(one, '') >= A_FEW);

/** How much of an ending that came quickly new words show: how it happened, or what has changed. */
export function howMuchIsShown(fresh: string, isOfChange: boolean): boolean | 'half' {
  if (countWords(fresh) < A_PART) return false;
  const told = saidAnew(fresh, '');
  // To be told how it feels is half of what is asked.
  if (told < (isOfChange ? A_FEW : 1)) return isOfChange && namesFeeling.test(fresh) && 'half';
  const isShown = !isOfChange || tellsOfChange(fresh);
  return (countWords(fresh) >= SHOWN && told >= SEVERAL && isShown) || 'half';
}
