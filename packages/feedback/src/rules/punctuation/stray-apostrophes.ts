import { nounFollows } from '../../text/grammar/noun-follows.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { wordSet } from '../../text/word-set.ts';
import type { Rule } from '../rule.ts';
import { speltOtherwise } from '../spelling/spelt-otherwise.ts';
import { apostrophesMissing } from './apostrophes.ts';
import { wording } from './stray-apostrophes.wording.ts';

/** “It was her’s”. */
const owner = /^(?:her|your|our|their)['’]s$/u;

/** ‘Dog’s’, for dogs: short words and ‘it’s’ are other cases. */
const withApostrophe = /^(?<stem>\p{Ll}{3,})['’]s$/u;

/** Their home or shop may be left out: ‘at my nana’s’; and ‘let’s’, ‘that’s’ stand for two words. */
const others = wordSet(`
  mum dad nan nana nanna koro kuia papa poppa pop grandma grandad granny gran aunty auntie aunt uncle cousin
  brother sister friend mate neighbour doctor dentist vet butcher baker hairdresser barber chemist everyone
  everybody someone somebody anyone anybody nobody else other another one day today tomorrow yesterday week month year
  people men women children kids let that what who where when how why here there this she
`);

/** They count several, and then the plural follows. */
const several = wordSet('two three four five six seven eight nine ten many several these those');

/** They go with several: “the cook’s would be glad”. */
const verbs = wordSet(
  'are were have would could should will can must need want live eat don’t didn’t',
);

/** “In row’s”, “are volunteer’s”: nobody owns what is next. */
const before = wordSet('are were in into');

/** Whether the word only means more than one. */
function isPlural(text: StudentText, word: Word, i: number): boolean {
  const stem = withApostrophe.exec(word.text)?.groups?.['stem'];
  if (stem === undefined || others.has(stem) || nounFollows(text, i)) return false;
  const near = (at: number) => {
    const one = text.words[at];
    return one?.sentence === word.sentence ? one.lower.replaceAll("'", '’') : '';
  };
  if (several.has(near(i - 1))) return !/^(?:\p{L}+ing|own)$/u.test(near(i + 1));
  if (verbs.has(near(i + 1))) return !/^(?:my|his|her|your|our|their)$/u.test(near(i - 1));
  return (
    before.has(near(i - 1)) && /^(?:and|or|but|because|so|who|this|that|with|)$/u.test(near(i + 1))
  );
}

/** An apostrophe in what nobody owns, and in which no letter is missing. */
export const strayApostrophes: Rule = {
  find(text) {
    const stray = text.words.filter((word, i) => owner.test(word.lower) || isPlural(text, word, i));
    const words = [...new Set(stray.map((word) => word.text))];
    if (words.length === 0) return [];
    const missing = apostrophesMissing(text).length;
    const isThroughout = words.length > 1 && words.length + missing > 3;
    const many = isThroughout ? 0.95 : 0.86;
    return [
      {
        kind: 'nextStep',
        quotations: [words.slice(0, 3)],
        weight: words.length > 1 ? many : 0.5,
      },
    ];
  },
  skill: 'apostrophes',
  wording,
  taken: speltOtherwise,
  speaksOf: { nextStep: { punctuation: 1, 'general writing': 11, spelling: 4 } },
  cases: [
    {
      title: 'finds one in a word that means several, or that shows an owner already',
      text: "We sat in row's and ate. The cook's would be glad. She made her's and two pie's for us.",
      finds: [{ kind: 'nextStep', quotations: [["row's", "cook's", "her's"]], weight: 0.95 }],
    },
    {
      title: 'leaves it where somebody owns something, or letters are missing',
      text: "The dog's tail is long. It was in Nana's car and at my cousin's. Those dog's tails are long. Two dog's barking. My shed is bigger than our neighbour's. Those are the teacher's. That's in everyone's and the cat's asleep. The bus driver's in and the sun's out.",
      finds: [],
    },
  ],
};
