import { sentenceRuns } from '../../words/alignment.ts';
import { textAt } from '../../words/text-at.ts';
import { counts } from '../../places/what-counts.ts';
import { fewerThens } from './fewer-thens.ts';
import { howMany } from '../how-many.ts';
import { proofIn, shareDone, shown, type Demand } from '../own-look.ts';
import { asMeant } from '../../spelling/meant.ts';

const asks =
  /\b(?:order|ordering|time|sequenc\w+|linking|connecting|joining) (?:words?|connectives?)\b|\btime connectives?\b|\bfirst,? (?:and |then )?(?:next|then|second)\b/u;

const orderly =
  /^\W*(?:(?:and|so) )?(?:first(?:ly)?|second(?:ly)?|third(?:ly)?|next|then|after (?:that|this|a while)|afterwards|later|finally|last(?:ly)?|meanwhile|soon|suddenly|when|once|before|to (?:begin|start)|in the end|at last|step \d)(?!\p{L})/iu;

/** So many show the way through a text; a short one has room for fewer. */
const ENOUGH = 3;

/** Words that say in which order things happen. */
export const orderWords: Demand = {
  isAsked: (look) => asks.test(look.asked) && !fewerThens.isAsked(look),
  met(look) {
    const { compared, after } = look.drafts;
    const words = compared.alignment.after;
    const opened = compared.changes.filter((change) => {
      if (
        !counts({ by: 'opening' }, change, compared) &&
        words[change.after.from]?.beginsSentence !== true
      )
        return false;
      return orderly.test(asMeant(textAt(after, words, change.after)));
    });
    const room = sentenceRuns(compared.alignment.before).length - 1;
    const fewest = howMany(look.asked) ?? Math.max(1, Math.min(ENOUGH, room));
    return shown(shareDone(opened.length, fewest), proofIn(look, opened));
  },
};
