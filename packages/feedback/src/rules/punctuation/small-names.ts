import { isKupu } from '../../language/te-reo/te-reo.ts';
import { plainLetters } from '../../names/letters/plain-letters.ts';
import { givenNames } from '../../names/words/given-names.ts';
import { isEnglish } from '../../names/words/known-words.ts';
import { isPlaceOrBrand } from '../../names/words/places-and-brands.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { nextStepAtSeveral } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './small-names.wording.ts';

/** Nothing else is spelt like these; ‘may’ and ‘sat’ are. */
const always =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|april|july|september|october|november|december|christmas|easter|matariki|diwali|english|m[aā]ori|samoan?|tongan?|australian?|zealand|aotearoa)$/u;

/** Lists of places and brands hold them, too. */
const everyday = /^(?:kindy|wifi)$/u;

/** A place stands after one of these. */
const placing = new Set('in at to from near'.split(' '));

/** What is named stands after one of these, as do people beside others. */
const naming = new Set('called named and with'.split(' '));

/** So many show a habit (different words). */
const MANY = 3;

/** Words with a capital where no sentence begins. */
const capitalsIn = (text: StudentText): ReadonlySet<string> =>
  new Set(
    text.words
      .filter(({ text: word, first }) => !first && /^\p{Lu}\p{Ll}/u.test(word))
      .map(({ lower }) => lower),
  );

function isName(word: Word, before: string, known: ReadonlySet<string>): boolean {
  if (!/^\p{Ll}{4,}$/u.test(word.text)) return false;
  if (always.test(word.text)) return true;
  const plain = plainLetters(word.text);
  if (isEnglish(word.text) || isKupu(word.text)) return false;
  if (placing.has(before) && isPlaceOrBrand(plain)) return !everyday.test(plain);
  return givenNames.has(plain) && (known.has(word.lower) || naming.has(before));
}

/** Names of days, places and people without their capital. */
export const smallNames: Rule = {
  find(text) {
    const known = capitalsIn(text);
    const small = text.words
      .filter((word, i) => isName(word, text.words[i - 1]?.lower ?? '', known))
      .map((word) => word.text);
    const count = new Set(small).size;
    return nextStepAtSeveral(small, count >= MANY ? 0.72 : count > 1 ? 0.5 : 0.3);
  },
  skill: 'fullStopsAndCapitals',
  wording,
  taken: {
    by: 'marking',
    isEverywhere: true,
    isSo: ({ words }) => /^\W*\p{Lu}(?!\p{Lu})/u.test(words) && undefined,
  },
  speaksOf: { nextStep: { punctuation: 1 } },
  cases: [
    {
      title: 'finds days, places and people without a capital',
      text: 'It is cold here in māngere. On saturday we helped Dad. Me and hinemoa painted it. I hope to come at christmas.',
      finds: [{ kind: 'nextStep', weight: 0.72 }],
    },
    {
      title: 'finds a name that has its capital elsewhere',
      text: 'We took Hinemoa home. Then hinemoa fell asleep.',
      finds: [{ kind: 'nextStep', quotations: [['hinemoa']], weight: 0.3 }],
    },
    {
      title: 'leaves words alone that are no names, and kupu',
      text: 'We may march to the bush in long grass. The sun sat in the pool. We went to the marae and had hui and kai. My nan made a bach cake. It is on top of the rose.',
      finds: [],
    },
    { title: 'says nothing where all is well', text: 'On Saturday we went to Ōtara.', finds: [] },
  ],
};
