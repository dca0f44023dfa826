import { phraseAround } from '../../text/phrase.ts';
import type { Sentence } from '../../text/student-text.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { CHALLENGE, proseOf } from './challenge.ts';
import { wording } from './exactest-word.wording.ts';

/** Lengths that leave something to choose from, and can be read at a glance (words). */
const FEWEST = 7;
const MOST = 14;

const lengthOfWords = ({ words }: Sentence): number =>
  words.reduce((sum, { lower }) => sum + lower.length, 0) / words.length;

/** The sentence with the shortest words, to try others in. */
export const exactestWord: Rule = {
  find(text) {
    const some = proseOf(text).filter(
      ({ words: { length } }) => length >= FEWEST && length <= MOST,
    );
    const plainest = some.toSorted((a, b) => lengthOfWords(a) - lengthOfWords(b)).slice(0, 2);
    const places = plainest.flatMap((one) => {
      const [word] = one.words;
      return (word && phraseAround(text, word)) ?? [];
    });
    return nextStep(places, CHALLENGE);
  },
  skill: 'wordChoice',
  wording,
  taken: { by: 'swapping' },
  speaksOf: { nextStep: { vocabulary: 30 } },
  cases: [
    {
      title: 'tries other words in the sentence with the shortest',
      text: 'The sea was on the other side of it. Gannets plummeted past our tiny aluminium dinghy. We ate.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['The sea was on the other side of it'],
            ['Gannets plummeted past our tiny aluminium dinghy'],
          ],
        },
      ],
    },
    { title: 'says nothing of short sentences', text: 'We ran. I fell. Mum laughed.', finds: [] },
  ],
};
