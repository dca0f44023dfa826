import { isStaged } from '../../../text/forms/staged.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { CHALLENGE, firstPlaces, openingOf, type Length } from '../challenge.ts';
import { wording } from './acted-out.wording.ts';

const length: Length = { fewest: 3, most: 9 };

/** The first sentence of each turn that says nothing yet of how it is spoken. */
function* plainLines({ turns, sentences, text }: StudentText): Generator<Sentence> {
  let at = 0;
  for (const { start, end } of turns) {
    while ((sentences[at]?.start ?? Number.POSITIVE_INFINITY) < end) at += 1;
    const spoken = sentences[at];
    if (spoken && !/[([]/u.test(text.slice(start, spoken.end))) yield spoken;
  }
}

/** Of a play, a line that actors try out. */
export const actedOut: Rule = {
  find(text) {
    if (!isStaged(text)) return [];
    const line = (one: Sentence) => openingOf(text, one, length);
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
      title: 'takes no title and no cast for a line',
      text: 'CAMP OF DOOM\nCharacters: Mason, Tyrell, Mr G\nScene 1\nMason: Bro did you hear that?\nTyrell: (yawning) Nah, I am asleep.\nMason: It sounded like a breathing sound.\nTyrell: That is just Mr G snoring.\n(they laugh)',
      finds: [
        {
          kind: 'nextStep',
          quotations: [
            ['Bro did you hear that?'],
            ['It sounded like a breathing sound'],
            ['That is just Mr G snoring'],
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
