import { similes } from '../features/similes.ts';
import { howMany } from '../how-many.ts';
import { namedWords } from '../named-words.ts';
import { placesOfWords } from '../word-places.ts';
import { wholeSentences } from '../../places/places.ts';
import { textAt } from '../../words/text-at.ts';
import { proofIn, shown, type Demand, type OwnLook } from '../own-look.ts';

const tooMany =
  /\b(?:too (?:many|often|much)|so (?:many|often)|times|over-?us\w*|only (?:use )?(?:one|once)|once only|lots of|again and again|keep using)\b/u;
const toGo =
  /\b(?:get rid of|cut|cross out|take out|remove|delete|lose|use (?:fewer|less)|fewer|only keep|keep (?:only )?(?:the|one|two|your)|without)\b/u;
const mostOf = /\b(?:most|some|a few|half|fewer|less|as many as)\b/u;

/** Kinds of words that are counted, and how they look. */
const kinds: readonly [asked: RegExp, found: RegExp][] = [
  [/\bsimiles?\b/u, similes],
  [/\bexclamation marks?\b/u, /!/gu],
];

const kindAsked = ({ asked }: OwnLook) => kinds.find(([is]) => is.test(asked))?.[1];

/** A single word that the step says comes too often. */
const wordAsked = ({ comment }: OwnLook) => namedWords(comment).filter((one) => !/\s/u.test(one));

/** ‘Get rid of two of the ‘nice’s’. */
const isUsedOften = (look: OwnLook) =>
  wordAsked(look).every((word) => placesOfWords(look.drafts.compared, [word]).length > 1);

const countOf = (text: string, found: RegExp) => text.match(found)?.length ?? 0;

/** What became of so many: all that was asked for is gone, or only a part. */
function verdictOf({ asked }: OwnLook, had: number, left: number) {
  const least = howMany(asked.replaceAll(/\b\p{L}+ times\b| of (?:the|your|these|those)\b/gu, ' '));
  if (left >= had) return 'notYet';
  if (left === 0) return 'done';
  if (least !== null) return had - left >= least ? 'done' : 'partly';
  return mostOf.test(asked) && left * 2 <= had ? 'done' : 'partly';
}

/** Fewer similes or exclamation marks. */
export const fewerOfKind: Demand = {
  isAsked: (look) =>
    kindAsked(look) !== undefined && (toGo.test(look.asked) || tooMany.test(look.asked)),
  met(look) {
    const found = kindAsked(look);
    if (found === undefined) return null;
    const { before, after, compared } = look.drafts;
    const words = compared.alignment.before;
    const verdict = verdictOf(look, countOf(before, found), countOf(after, found));
    const out = compared.changes.filter(
      ({ kind, before: run }) =>
        kind !== 'moved' && countOf(textAt(before, words, wholeSentences(words, run)), found) > 0,
    );
    return shown(verdict, proofIn(look, out));
  },
};

/** A word that comes too often, less often: left out or in other words. */
export const fewerOfWord: Demand = {
  isAsked: (look) =>
    toGo.test(look.asked) &&
    !/\bthen\b/u.test(look.comment) &&
    wordAsked(look).length > 0 &&
    (tooMany.test(look.asked) || isUsedOften(look)),
  met(look) {
    const { compared } = look.drafts;
    const places = wordAsked(look).flatMap((word) => placesOfWords(compared, [word]));
    const left = compared.alignment.after.filter(({ key }) => wordAsked(look).includes(key)).length;
    if (places.length === 0) return null;
    const out = places.flatMap(({ state, changes }) => (state === 'stayed' ? [] : changes));
    return shown(verdictOf(look, places.length, left), proofIn(look, out));
  },
};
