import { countWords } from '../../../text/words.ts';

/** Says what should be so, could be so, or is good or bad: what an argument gives its reasons for. */
const claiming =
  /^(?:and |but )?(?:also|plus|another|first\p{L}*|second\p{L}*|third\p{L}*|to begin with|one reason|(?:my|the) (?:first|second|third|last|main|next) reason)\b|\b(?:should\p{L}*|must\p{L}*|needs?|ought|please|let|let['’]?s|could|would|will|can|fair|unfair|good|bad|better|best|worse|worst|important|healthy|safe|safer|dangerous|fun|easier|wrong|right|waste|useful|helps?|makes|gives|teach(?:es)?|saves|keeps|(?:i|we) (?:really |strongly )?(?:want|think|believe|reckon))\b/iu;

/** Grants something to the reader or the other side, or tells what somebody did. */
const granting =
  /^(?:but |and )?(?:i (?:know|understand|realise|get|see)|you (?:may|might)|some (?:people|kids|adults|parents)|they (?:say|think)|people (?:may |might )?(?:say|think))\b/iu;

/** “Also because” has no claim before it (words). */
const FEWEST = 3;

/**
 * Whether a sentence of an argument gives a reason for what is argued: for a claim before its
 * ‘because’, or announced as a reason. “I carry her bag because it is big” is for something else.
 */
export function isForTheCase(words: string): boolean {
  const claim = words.split(/\bbec\p{L}*/iu)[0] ?? '';
  return countWords(claim) >= FEWEST && claiming.test(claim) && !granting.test(words);
}
