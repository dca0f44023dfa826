import { lowerWords } from '../../../text/words.ts';
import { keysIn } from '../../words/draft-words.ts';
import { proofIn, shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';
import { placesOfWords } from '../word-places.ts';

const asks = /\b(?:check|double-check|look up|find out|fix|correct|right|wrong|sure)\b/u;

const counting =
  /^(?:\d[\d.,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million)$/u;

/** ‘Used it four times’, ‘fix two of them’: how many, and no number of the text. */
const countsOthers = /\b\p{L}+ (?:times|of|more|other|places?|words?|sentences?|reasons?)\b/gu;

/** The numbers that a step doubts: those in its words that the draft has, too. */
const numbersIn = ({ comment, drafts }: OwnLook) => {
  const had = new Set(drafts.compared.alignment.before.map(({ key }) => key));
  return [...new Set(lowerWords(comment.replaceAll(countsOthers, ' ')))].filter(
    (word) => counting.test(word) && had.has(word),
  );
};

/** Another number for one that can't be right. */
export const numberChecked: Demand = {
  isAsked: (look) =>
    asks.test(look.asked) && !/\bspel/u.test(look.asked) && numbersIn(look).length > 0,
  met(look) {
    const { compared } = look.drafts;
    const places = numbersIn(look).flatMap((word) => placesOfWords(compared, [word]));
    const mended = places.filter(
      ({ state, changes }) =>
        state === 'replaced' &&
        changes.some(({ after }) =>
          keysIn(compared.alignment.after, after).some((key) => counting.test(key)),
        ),
    );
    if (mended.length === 0 && places.some(({ state }) => state !== 'stayed')) return null;
    const changes = mended.flatMap((one) => one.changes);
    return shown(shareDone(mended.length, places.length), proofIn(look, changes));
  },
};
