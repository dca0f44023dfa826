import {
  namesFeeling,
  showsFeeling,
  tellsThought,
} from '../../../../language/kinds-of-words/felt-words.ts';
import { own } from '../../../../text/meaning/own-words.ts';
import { saidAnew } from '../../../../text/meaning/said-anew.ts';
import { countWords } from '../../../../text/words.ts';
import type { PlaceNow } from '../../../rule.ts';

/** Says what it was like for the writer, or what will come of it. */
export const comment =
  /\b(?:i(?:['’]ll| will) (?:never|always) (?:forget|remember|go|do)|i (?:hope|wish) (?:we|i|that)|i (?:learn(?:t|ed)|realised)|next time i|i can['’]?t wait|(?:i|we) felt (?:so |very |really )?(?:proud|happy|relieved|sad|lucky|tired|brave|amazing|better)|it was the best \p{L}+ (?:of|ever|i)|my favou?rite (?:part|bit|thing|memory))\b/iu;
const ofWriter =
  /\b(?<!\p{L})(?:i|my|we|our|me|us|fun|best|good|great|happy|sad|tired|proud|again|never|always|love\p{L}*|lik\p{L}+|awesome|amazing|cool|hope|wish|felt|feel)\b/iu;
const judging =
  /\b(?:fun|best|good|great|happy|sad|tired|sore|proud|again|never|always|love\p{L}*|liked|awesome|amazing|cool|hope|wish|felt|feel\p{L}*|favou?rite|learn\p{L}*|worth|exhausted|think|thought|will|would|want\p{L}*|was|were)\b/iu;

/** One after the other in a line: searched apart, since one pattern would read on from each ‘I’. */
export const isAnyComment = (text: string): boolean =>
  text.split(/[\n\r\u2028\u2029]/u).some((line) => {
    const found = ofWriter.exec(line);
    return found !== null && judging.test(line.slice(found.index + found[0].length));
  });

/** ‘I was hungry’ is one more thing that was so. */
const wasSo = /(?<=\b(?:i|we) )(?:was|were)\b/giu;

const lookingBack =
  /\b(?:because|now|still|always|ever|every time|whenever|next time|since|if|better|best)\b/iu;

/** ‘Mum laughed when I told her’ is no feeling of the writer’s. */
const ofOthers =
  /\b(?:mum|dad|nana?|koro|grandma|grandad|he|she|they|everyone|everybody) (?:laughed|smiled|cried|grinned|giggled|screamed|cheered|hugged)\b/giu;

/** What names no feeling by itself, and yet tells of one. */
const wishing = /\b(?:hating|loving|enjoying|wishing|hoping|missing|glad|can(?:no|['’])t wait)\b/iu;
const feelings = [comment, namesFeeling, showsFeeling, tellsThought, wishing];
const asksFelt = /\bhow (?:did you feel|you felt)\b/iu;

/** ‘Which moment will you remember, and why?’: a reason is half of it. */
const asksWhy = /\band why\b/iu;
const givesReason =
  /\b(?:because|cos|since|so|why|means?|meant|reminds?|taught|learn(?:t|ed)|matters?|felt|feel|proud|happy|sad|love[ds]?|best|scared|brave|every time|whenever|think of|better|still)\b/iu;

/** ‘It was a fun day’ says hardly what it was like (words that tell something). */
const A_MOMENT = 2;
const A_FEELING = 1;

/** A longer last sentence may be another kind of ending (words). */
export const SHORT = 9;

/** Whether a new ending tells what the step asks of the writer: a feeling, a moment, and why. */
export function isPersonal({ freshEnd, hasNewEnd, comment: asked }: PlaceNow): boolean | 'half' {
  if (!hasNewEnd) return false;
  const fresh = freshEnd.replaceAll(ofOthers, ' ');
  if (asksFelt.test(asked) && !feelings.some((one) => one.test(fresh))) return false;
  const isTold =
    comment.test(fresh) ||
    isAnyComment(fresh.replaceAll(wasSo, ' ')) ||
    namesFeeling.test(fresh) ||
    (own.test(fresh) &&
      (lookingBack.test(fresh) || showsFeeling.test(fresh) || tellsThought.test(fresh)));
  const isFelt = (own.test(fresh) || /\bfe(?:lt|el)/iu.test(fresh)) && namesFeeling.test(fresh);
  const isInFull = !asksWhy.test(asked) || givesReason.test(fresh);
  if (isTold) return (saidAnew(fresh, '') >= (isFelt ? A_FEELING : A_MOMENT) && isInFull) || 'half';
  return own.test(fresh) && countWords(fresh) > SHORT && 'half';
}
