import { openingPhrase } from '../../text/phrase.ts';
import { isStaged } from '../../text/staged.ts';
import type { Sentence, StudentText } from '../../text/student-text.ts';
import { countWords } from '../../text/words.ts';
import { nextStep } from '../finding.ts';
import type { Rule } from '../rule.ts';
import { CHALLENGE, firstPlaces } from './challenge.ts';
import { wording } from './acted-out.wording.ts';

/** Fewer words are hardly a line; more leave no room to say what to do. */
const FEWEST_WORDS = 3;
const MOST_WORDS = 9;

/** The first sentence of each turn that says nothing yet of how it is spoken. */
const plainLines = ({ turns, sentences, text }: StudentText): Sentence[] =>
  turns.flatMap(({ start, end }) => {
    const spoken = sentences.find((one) => one.start >= end);
    return spoken === undefined || /[([]/u.test(text.slice(start, spoken.end)) ? [] : spoken;
  });

/** Of a play, a line that actors try out. */
export const actedOut: Rule = {
  find(text) {
    if (!isStaged(text)) return [];
    const line = (one: Sentence) =>
      openingPhrase(text, one).filter((phrase) => {
        const words = countWords(phrase);
        return words >= FEWEST_WORDS && words <= MOST_WORDS;
      });
    return nextStep(firstPlaces(plainLines(text), line, 3), CHALLENGE);
  },
  skill: 'details',
  wording,
  isTakenAnywhere: true,
  speaksOf: {
    nextStep: {
      ideas: 30,
      'narrative structure': 30,
      'narrative features': 30,
      'general writing': 30,
      dialogue: 30,
      description: 30,
      voice: 30,
    },
  },
  cases: [
    {
      title: 'lets actors try a line without a direction',
      text: 'The Lost Lunch\nMIA: (crossly) Who took my lunch?\nBEN: It was not me, honest.\nMIA: Then why have you got jam on you?\nBEN: I like jam a lot.\n(They both look at the dog.)',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['It was not me, honest'],
            ['Then why have you got jam on you?'],
            ['I like jam a lot'],
          ],
        },
      ],
    },
    {
      title: 'says nothing of an interview',
      text: 'Q: When did you start fishing?\nA: I was only six years old.\nQ: Who took you out?\nA: My koro took me every day.',
      finds: [],
    },
    { title: 'says nothing of a story', text: 'We ran home. I fell. Mum laughed.', finds: [] },
  ],
};
