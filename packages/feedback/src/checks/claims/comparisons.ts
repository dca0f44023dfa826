import { times } from './counts/times.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const mayCompare =
  /\bas \p{L}+ as\b|\b(?:like|as|than|resembl\p{L}+|similar|remind\p{L}*|seem\p{L}*)\b/giu;

/** As many similes as words can have at most. */
export const mostSimiles = (words: string): number => times(mayCompare, words);

/** As one thing, and not as one likes it. */
const surely = new SparingPattern(
  /\bas (?!(?:soon|well|long|far|much|many|if|though) )\p{L}+ as\b|(?<!\b(?:i|we|you|they|he|she|to|would|really|do|don['’]t|not|did|just|also|and|things|stuff|animals|people) )\blike (?:an?|the|my|when|\p{L}+ \p{L}+)\b|\b(?:is|was|are|were|felt|looked|sounded) like \p{L}+|(?<!\b(?:i|we|you|they) )\bjust like (?:an?|the) /iu,
);

/** Whether words surely have a simile. */
export const hasSimile = (words: string): boolean => surely.test(words);
