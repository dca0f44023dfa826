import { hasFormOf } from '../slot-word.ts';
import { howIt, tiredWords } from '../../language/kinds-of-words/vivid-words.ts';
import { phraseAround } from '../../text/phrase.ts';
import { isSpoken } from '../../text/spoken.ts';
import type { StudentText, Word } from '../../text/student-text.ts';
import { wordsOf } from '../../text/words.ts';
import { inWords, nextStepAtSeveral, UNASKED } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { isReplaceable } from './replaceable.ts';
import { wording } from './tired-words.wording.ts';

/** A word repeated less often hasn't tired the reader. */
const FEWEST = 3;

/** Plain ‘said’ is in nobody's way; it is found only so that a second draft can be judged. */
const MANY_SAID = 5;

/** So often, another word is surely missed, however well the rest is written. */
const A_HABIT = 7;

/** In a longer text a word may come back (words to one use). */
const WORDS_TO_ONE = 70;

/** ‘nice’ for ‘good’: no better, while ‘ran’ for ‘went’ is. */
const isAsTired = (fresh: string, better: string | undefined) =>
  better !== howIt &&
  wordsOf(fresh).some(({ text }) => tiredWords.get(text.toLowerCase()) === better);

const isSaid = (uses: readonly Word[]) => uses[0]?.lower === 'said';

function weightOf(uses: readonly Word[]): number {
  if (isSaid(uses)) return UNASKED;
  if (uses.length >= A_HABIT) return 0.81;
  return uses.length >= 5 ? 0.8 : uses.length > FEWEST ? 0.6 : 0.3;
}

const isWorn = (uses: readonly Word[], { words }: StudentText): boolean =>
  uses.length >= (isSaid(uses) ? MANY_SAID : FEWEST) && uses.length * WORDS_TO_ONE >= words.length;

/** Words such as ‘went’, ‘good’ and ‘very’ that come back, where others could stand. */
export const tiredWord: Rule = {
  find(text) {
    const timesOf = Map.groupBy(text.words, ({ lower }) => lower);
    const worn = [...tiredWords.keys()]
      .map((word) => (timesOf.get(word) ?? []).filter((one) => !isSpoken(text, one)))
      .filter((uses) => isWorn(uses, text))
      .toSorted((a, b) => b.length - a.length);
    if (worn.length === 0) return [];
    const free = new Set(text.words.filter((_, i) => isReplaceable(text.words, i)));
    return worn.flatMap((uses) => {
      const word = uses[0]?.lower ?? '';
      return nextStepAtSeveral(
        uses
          .slice(1)
          .filter((use) => isSaid(uses) || free.has(use))
          .flatMap((use) => phraseAround(text, use) ?? [])
          .filter((phrase) => phrase.split(' ').length >= 3),
        weightOf(uses),
        {
          times: inWords(timesOf.get(word)?.length ?? uses.length),
          word: `‘${word}’`,
          better: tiredWords.get(word) ?? '',
        },
      );
    });
  },
  skill: 'wordChoice',
  wording,
  taken: {
    by: 'swapping',
    where: 'anywhere',
    isSo: ({ words, fresh, slots }) =>
      !hasFormOf(words, slots['word']) && !isAsTired(fresh, slots['better']) && undefined,
  },
  speaksOf: {
    nextStep: {
      vocabulary: 1,
      'narrative features': 6,
      'recount features': 7,
      'general writing': 6,
      verbs: 2,
    },
  },
  cases: [
    {
      title: 'counts a word that comes back',
      text: 'We went home. Then we went out. Mum went to town.',
      finds: [{ kind: 'nextStep', quotations: [['Then we went out', 'Mum went to town']] }],
    },
    {
      title: 'tells how often a reader meets the word, and quotes it only where another fits',
      text: 'We went up the dunes. The wind went wild. My kite went high. We went down to the creek. Then we went across it.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['We went down to the creek', 'Then we went across it']],
          slots: { times: 'five', word: '‘went’', better: 'a verb that shows how' },
        },
      ],
    },
    {
      title: 'leaves set phrases, comparisons and what says how already alone',
      text: 'Good morning, Room 4. She is good at maths. Have a good night. It is as big as a van. My big brother knows how big it is. I don’t really know. I did not really see. He never really said. Dad only looked at me. They looked sad. We went slowly. He went to bed. We walked and walked.',
      finds: [],
    },
    {
      title: 'says nothing of a word that comes back now and then in a long text',
      text: `We went to the hall. ${'The rain fell on the old tin roof and nobody could hear the band. '.repeat(12)}Then Nan went across. ${'A brass horn lay under the seats next to somebody’s left shoe. '.repeat(12)}We went home.`,
      finds: [],
    },
    {
      title: 'gives ‘said’ no weight',
      text: 'Stop said Dad. No said Tama. Why said Dad. Because said Tama. Well said Dad.',
      finds: [{ kind: 'nextStep', weight: 0 }],
    },
    {
      title: 'says nothing of a word that comes twice, or of said three times',
      text: 'I said yes. She said no. Mum said stop. We went. They went.',
      finds: [],
    },
  ],
};
