import { keysIn } from '../../words/draft-words.ts';
import { fewerOfWord } from './fewer-of.ts';
import { fewerThens } from './fewer-thens.ts';
import { namedWords } from '../named-words.ts';
import { placesOfWords, type WordPlace } from '../word-places.ts';
import { howMany } from '../how-many.ts';
import { proofIn, shareDone, shown, type Demand, type OwnLook } from '../own-look.ts';
import { wordSet } from '../../../text/word-set.ts';

const asks =
  /\b(?:chang\w+|swap\w*|replac\w+|instead of|(?:stronger|better|richer|bolder|fresher|livelier|more \p{L}+) (?:words?|verbs?|adjectives?|adverbs?|ones?|choices?|way)|more \p{L}+ than|(?:stronger|better|other|different)(?: \p{L}+)? than|other (?:words?|verbs?|ways?)|another (?:word|verb|way)|different (?:words?|verbs?|ways?)|something (?:stronger|better|else|more)|get rid of|fix(?: these)?)\b/u;

/** What these ask for is no other word. */
const asksElse =
  /\b(?:spell\w*|spelt|capitals?|full stops?|speech marks|commas?|paragraphs?|join|(?:begin|start)s?(?:ning|ting|ers?)?)\b/u;

/** ‘You've used it five times’ tells how often it was there. */
const times = /\b\p{L}+ times\b/gu;
const mostOf = /\bmost\b/u;

/** One of these for another is no better word. */
const weak = wordSet(`
nice good bad big small went go goes going got get gets getting put said really very fun cool awesome great thing things stuff a lot lots
might maybe perhaps possibly could probably sort kind of was is had came come looked moved walked
`);

const isBetter = ({ drafts }: OwnLook, { changes }: WordPlace): boolean =>
  changes.some(
    ({ after }) =>
      after.from === after.to ||
      keysIn(drafts.compared.alignment.after, after).some((key) => !weak.has(key)),
  );

const namedIn = ({ comment, drafts }: OwnLook) =>
  namedWords(comment)
    .map((words) => placesOfWords(drafts.compared, words.split(' ')))
    .filter((places) => places.length > 0);

/** Other words for those that the step names: ‘Change 'went' and 'came' for stronger verbs.’ */
export const swappedWords: Demand = {
  isAsked: (look) =>
    asks.test(look.asked) &&
    !asksElse.test(look.asked) &&
    !fewerOfWord.isAsked(look) &&
    !fewerThens.isAsked(look) &&
    namedIn(look).length > 0,
  met(look) {
    const named = namedIn(look);
    const places = named.flat();
    const swapped = places.filter((place) => place.state === 'replaced' && isBetter(look, place));
    if (swapped.length === 0 && places.some(({ state }) => state === 'gone')) return null;
    const left = places.filter(({ state }) => state === 'stayed').length;
    const fewest = mostOf.test(look.asked)
      ? Math.floor(places.length / 2) + 1
      : (howMany(look.asked.replaceAll(times, ' ')) ?? Infinity);
    const isEnough = fewest <= swapped.length;
    const verdict =
      isEnough || (left === 0 && swapped.length === places.length)
        ? 'done'
        : shareDone(swapped.length, Infinity);
    return shown(
      verdict,
      proofIn(
        look,
        swapped.flatMap(({ changes }) => changes),
      ),
    );
  },
};
