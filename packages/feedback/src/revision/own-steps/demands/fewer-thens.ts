import { placesOfWords } from '../word-places.ts';
import { proofIn, shareDone, shown, type Demand } from '../own-look.ts';

/** ‘Tell us what they'd say, then answer them’ speaks of no word. */
const then =
  /["“‘'](?:and )?then["”’']|\bthens\b|\b(?:words?|using|use|used|saying|said|with|of) (?:and )?then\b|\band then\b(?! \p{L})/u;
const fewer =
  /\b(?:too many|take out|remove|fewer|less|instead of|other|another way|different|get rid|cut|lots of|so many|repeat\w*|again and again|replace|swap|change|times)\b/u;
/** Where ‘then’ is one of the words to use. */
const asOrderWord =
  /\bnext,? (?:and )?then\b|\bfirst,? (?:and )?then\b|\bthen,? (?:and )?(?:next|finally|last)/u;

/** A single ‘then’ is one like any other word. */
const A_FEW = 1;

/** Other words, or full stops, for ‘and then’ after ‘and then’. */
export const fewerThens: Demand = {
  isAsked: ({ comment }) => then.test(comment) && fewer.test(comment) && !asOrderWord.test(comment),
  met(look) {
    const { compared } = look.drafts;
    const places = placesOfWords(compared, ['then']);
    if (places.length < 2) return null;
    const changed = places.filter(({ state }) => state === 'replaced');
    const gone = places.filter(({ state }) => state === 'gone');
    const left = compared.alignment.after.filter(({ key }) => key === 'then').length;
    const mends = [...changed, ...gone];
    if (mends.length > 0 && changed.length === 0) return null;
    const isEnough =
      left === 0 || (places.length > 2 && (left <= A_FEW || left * 2 < places.length));
    const proof = proofIn(
      look,
      mends.flatMap(({ changes }) => changes),
    );
    return shown(isEnough ? shareDone(mends.length, 1) : shareDone(mends.length, Infinity), proof);
  },
};
