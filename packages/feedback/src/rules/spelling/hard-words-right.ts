import { isCompound } from '../../language/kinds-of-words/everyday-words.ts';
import { isFamiliar } from '../../reading/familiar-words.ts';
import { isInDictionary, isProperNoun } from '../../language/spelling/dictionary.ts';
import { misspellings } from '../../language/spelling/misspellings.ts';
import { isConfused } from '../../language/spelling/confused-words.ts';
import { nounFollows } from '../../text/grammar/noun-follows.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { strengthInWords } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { wording } from './hard-words-right.wording.ts';
import { wrongElsewhere } from './wrong-elsewhere.ts';

/** Patterns that sound as nobody would write them: silent letters, -tion, ough. */
const tricky =
  /^(?:kn|wr|gn)|tion|sion|ough|augh|eigh|cious|tious|ture|que$|mb$|stle|ically|ious|eous|ieve|eive|ouble|phy|rh/u;

/** Two consonants for one; ‘look’ and ‘sleep’ are as they sound. */
const double = /([^aeiou\W])\1/u;

/** With a letter doubled these are learnt early, too (letters). */
const SHORTEST = 3;

/** ‘Happened’ is as hard as ‘happen’, and ‘bathrooms’ as ‘bathroom’. */
function baseOf(word: string): string {
  const base = word.replace(/(?:s|es|ed|ing|er|est)$/u, '');
  // ‘Getting’ is as easy as ‘get’.
  const single = base.replace(/([^aeiou\W])\1$/u, '$1');
  if (base !== word && single !== base && single.length === SHORTEST) return single;
  return base !== word && isFamiliar(base) && isInDictionary(base)
    ? base
    : word.replace(/(?<![su])s$/u, '');
}

/** Long words are hard, and those with a pattern that doesn't sound as it is written. */
function difficulty({ text }: Word): number {
  const base = baseOf(text);
  // “Sunflower” is two easy words.
  if (isCompound(base)) return 0;
  return [tricky.test(base), tricky.test(base), double.test(base)]
    .concat(base.length >= 7, base.length >= 9)
    .filter(Boolean).length;
}

/** Learnt first, and seldom wrong. */
const easy = new Set(
  'house about there where other would could should three school teacher street green sheep brown black down town found around every friend their these those shout cheese train outside about night white please trees little mother father water'.split(
    ' ',
  ),
);
/** Two letters for one sound, which is where early spelling goes wrong. */
const pairs = /(?:sh|ch|ck|igh|oa|ea|ee|ai|ow|ou|qu|wh)/u;

/** What children often misspell. */
const oftenWrong = new Set(misspellings.values());

const isFair = (word: string): boolean =>
  (pairs.test(word) || oftenWrong.has(word)) && !easy.has(word);

/** More than any word has letters. */
const OFTEN_WRONG = 100;

const fairness = ({ text }: Word): number => text.length + (oftenWrong.has(text) ? OFTEN_WRONG : 0);

/** “Leafs” is a word, but “leaves” was meant. */
const isOddPlural = (word: string): boolean =>
  /[^f]fe?s$/u.test(word) && isInDictionary(word.replace(/fe?s$/u, 'ves'));

/** No name, and no word that may have been meant for another. */
const isSurelyRight = (word: string): boolean =>
  isInDictionary(word) && !isProperNoun(word) && !isConfused(word) && !isOddPlural(word);

/** ‘My uncles boat’: as it stands there, a mark is missing. */
const mayLackMark = (text: StudentText, word: Word, i: number): boolean =>
  word.text.endsWith('s') && nounFollows(text, i);

/** “[picture]” is no word of the text. */
const isBracketed = ({ text }: StudentText, { start, end }: Word): boolean =>
  text[start - 1] === '[' || text[end] === ']';

/** “Grandparent” and “grandparents” are one hard word. */
const different = (words: readonly string[]): string[] =>
  words.filter(
    (word, i) => !words.slice(0, i).some((one) => one.includes(word) || word.includes(one)),
  );

/** The best of them are enough. */
const MOST = 8;

/** Words to choose them from. */
const MOST_LOOKED_AT = 40;

const hardest = (words: readonly Word[], hard: (word: Word) => number): string[] => {
  const sorted = words.toSorted((a, b) => hard(b) - hard(a)).map((word) => word.text);
  return different([...new Set(sorted)].slice(0, MOST_LOOKED_AT)).slice(0, MOST);
};

/** Hard words that are spelt right. */
export const hardWordsRight: Rule = {
  find(text) {
    const elsewhere = wrongElsewhere(text);
    const right = text.words.filter(
      (word, i) =>
        /^\p{Ll}{5,}$/u.test(word.text) &&
        !elsewhere.has(word.text) &&
        !isBracketed(text, word) &&
        !mayLackMark(text, word, i) &&
        isSurelyRight(word.text),
    );
    const hard = hardest(
      right.filter((word) => word.text.length > 5 && difficulty(word) > 1),
      difficulty,
    );
    if (hard.length > 1)
      return strengthInWords(hard, 0.8).map((one) => ({ ...one, slots: { easy: 'not easy' } }));
    const fair = hardest(
      right.filter(({ text: word }) => isFair(word)),
      fairness,
    );
    return strengthInWords(different([...hard, ...fair]), 0.5);
  },
  skill: 'hardWords',
  wording,
  speaksOf: {
    strength: { spelling: 1 },
  },
  cases: [
    {
      title: 'praises hard words that are right',
      text: 'The frightening explosion was beautiful.',
      finds: [{ kind: 'strength', slots: { easy: 'not easy' } }],
    },
    {
      title: 'praises no word that may stand for one that sounds or looks alike',
      text: 'We saw strait and aloud, bored, sheer, piece, flour, hopping, trough, desert and stationary.',
      finds: [],
    },
    {
      title:
        'praises no word that is misspelt elsewhere, twice in two forms, or a mark for a picture',
      text: 'The mountain was far. Two mountains, one mountin. [butterfly] We had sanwiches. The leafs fell.',
      finds: [],
    },
    {
      title: 'calls hard no two easy words in one, and no easy word with an ending',
      text: 'We saw sunflowers by the bathrooms. Nan was jumping and hopping and getting wet.',
      finds: [],
    },
    {
      title: 'says of common words only that they are right',
      text: 'The shark went because of the clock.',
      finds: [
        {
          kind: 'strength',
          weight: 0.5,
          quotations: [
            ['because', 'shark'],
            ['shark', 'clock'],
          ],
        },
      ],
    },
    {
      title: 'shows a lone hard word beside a common one',
      text: 'The explosion was because of the shark.',
      finds: [
        {
          kind: 'strength',
          weight: 0.5,
          quotations: [
            ['explosion', 'because'],
            ['because', 'shark'],
          ],
        },
      ],
    },
    {
      title: 'praises no word that may lack its apostrophe',
      text: 'The shark went because of the clock. My cousins house was painted. The neighbours fence fell.',
      finds: [
        {
          kind: 'strength',
          quotations: [
            ['because', 'painted'],
            ['painted', 'shark'],
            ['shark', 'clock'],
          ],
        },
      ],
    },
    { title: 'praises no single word', text: 'It was beautiful. We sat up.', finds: [] },
  ],
};
