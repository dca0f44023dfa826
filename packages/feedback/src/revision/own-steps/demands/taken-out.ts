import { placeOf } from '../../places/places.ts';
import { fewerOfWord } from './fewer-of.ts';
import { fewerThens } from './fewer-thens.ts';
import { namedWords } from '../named-words.ts';
import { proofIn, shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';

const asks =
  /\b(?:take (?:\w+ ){0,4}(?:out|away)|take out|remove|cut|delete|leave (?:it |them |that )?out|get rid of|cross out|scrap)\b|\b(?:can|could|should|has to|have to|needs to) go(?=\W*(?:$|[.!]))/u;

/** Other words are to take their place. */
const putInstead = /\b(?:and|then) (?:use|put|write|try|add)\b|\binstead\b|\breplac\w+/u;

/** What is to be left out comes after those words, or goes on from them. */
const anchored = /\b(?:after|before|from|until|since) ["“]/u;

export const isToTakeOut = (asked: string): boolean => asks.test(asked) && !putInstead.test(asked);

/** Of words taken out, so few may have stayed by chance. */
const MOST_LEFT = 0.4;

const quotedIn = ({ drafts, quotations, comment }: OwnLook) =>
  (quotations.length > 0 ? quotations : namedWords(comment)).flatMap(
    (words) => placeOf(drafts.compared, drafts.normalised, words) ?? [],
  );

/** Words left out that the step quotes. */
export const takenOut: Demand = {
  isAsked: (look) =>
    isToTakeOut(look.asked) &&
    quotedIn(look).length > 0 &&
    !anchored.test(look.comment) &&
    !fewerThens.isAsked(look) &&
    !fewerOfWord.isAsked(look),
  met(look) {
    const { alignment, changes } = look.drafts.compared;
    const places = quotedIn(look);
    const gone = places.filter(({ before }) => {
      const kept = alignment.ofBefore.subarray(before.from, before.to).filter((i) => i >= 0);
      return kept.length <= (before.to - before.from) * MOST_LEFT;
    });
    if (places.length === 0) return null;
    const near = changes.filter(
      ({ before, kind }) =>
        kind !== 'moved' &&
        gone.some((place) => before.from < place.before.to && before.to > place.before.from),
    );
    return shown(shareDone(gone.length, places.length), proofIn(look, near));
  },
};
