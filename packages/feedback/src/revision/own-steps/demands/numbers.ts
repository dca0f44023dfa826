import { lowerWords } from '../../../text/words.ts';
import { wordSet } from '../../../text/word-set.ts';
import { numberChecked } from '../features/checked-number.ts';
import { howMany } from '../how-many.ts';
import { newsNearAsked } from '../near-asked.ts';
import { freshOf, proofIn, shareDone, shown, type Demand, type News } from '../own-look.ts';

const asks =
  /\b(?:numbers?|amounts?|measure\w*|statistics?|figures|in (?:minutes|seconds|hours|days|metres|centimetres|kilometres|grams|kilograms|litres|millilitres|degrees|dollars)|exactly how|how (?:much|many|long|deep|far|high|big|tall|heavy|hot))\b/u;
/** ‘How many chairs and blankets’, ‘How much cheese? How long do we wait?’ */
const asksEach =
  /\bhow (?:much|many|long|deep|far|high|big|tall|heavy|hot)\b|(?<=\bhow (?:much|many) \p{L}{1,20} )and\b(?! how)/gu;
/** ‘How big? Give us a number for how long it is’ */
const asksOne = /\b(?:an?|one|the) (?:exact )?(?:number|measurement|amount|figure)\b/u;
const orFact = /\bfacts?\b/u;
/** Here numbers are only for order. */
const ofOrder = /\bnumber (?:your|the|each)\b|\bnumbers? (?:each|before|for each step|your)\b/u;
const source =
  /\b(?:according to|websites?|internet|books?|research\w*|scientists?|stud(?:y|ies)|survey\w*|experts?|found out|i read|reported)\b/iu;

const counting = wordSet(`
two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty
sixty seventy eighty ninety hundred thousand million billion dozen half quarter third percent
`);

/** The number before a step of a list counts nothing. */
const listMark = /(?<=^|\n)\s*\d{1,2}[.)](?=\s|$)/gu;

/** ‘A pinch of salt’, ‘one minute’. */
const measure =
  /\b(?:an?|one|half an?) (?:heaped |big |small |level )?(?:teaspoons?|tablespoons?|spoons?|spoonfuls?|cups?|pinch|handful|minute|second|hour|day|week|year|litre|metre|kilometre|kilo|gram|scoop|slice|bag|jug|packet)\b/u;

const numbersIn = ({ fresh }: News) =>
  lowerWords(fresh.replaceAll(listMark, ' ')).filter(
    (word) => /^\d/u.test(word) || counting.has(word),
  ).length + (measure.test(fresh.toLowerCase()) ? 1 : 0);

/** Numbers, in what is new. */
export const numbersGiven: Demand = {
  isAsked: (look) =>
    asks.test(look.asked) && !ofOrder.test(look.asked) && !numberChecked.isAsked(look),
  met(look) {
    const counted = look.news
      .map((one) => ({ one, numbers: numbersIn(one) }))
      .filter(({ numbers }) => numbers > 0);
    const beginsSentence = ({ change }: News) =>
      look.drafts.compared.alignment.after[change.after.from]?.beginsSentence === true;
    // A fact takes a sentence, or says where it is from.
    const mayBeFact =
      orFact.test(look.asked) &&
      (look.news.some(beginsSentence) || source.test(freshOf(look.news)));
    if (counted.length === 0) return mayBeFact ? null : shown('notYet', []);
    if (
      look.quotations.length > 0 &&
      newsNearAsked(
        look,
        counted.map(({ one }) => one),
      ).length === 0
    )
      return null;
    const questions = asksOne.test(look.asked) ? 1 : (look.asked.match(asksEach)?.length ?? 0);
    const asked = Math.max(howMany(look.asked) ?? 1, look.quotations.length, questions);
    if (counted.length < asked && mayBeFact && look.news.length > counted.length) return null;
    const proof = proofIn(
      look,
      counted.map(({ one }) => one.change),
    );
    return shown(shareDone(counted.length, asked), proof, true);
  },
};
