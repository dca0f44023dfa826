import { isStaged } from '../../../text/forms/staged.ts';
import type { Sentence, StudentText } from '../../../text/student-text.ts';
import { nextStep } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { CHALLENGE, firstPlaces, openingOf, type Length } from '../challenge.ts';
import { wording } from './asked-next.wording.ts';

const length: Length = { fewest: 3, most: 11 };

/** ‘Interviewer: When …?’ */
const asks = ({ text }: Sentence): boolean => text.endsWith('?');

const thanks = /\bthank(?:s| you)\b/iu;

/** What is said in answer to a question. */
function answersOf({ turns, sentences }: StudentText): Sentence[] {
  let at = 0;
  const said = turns.map((_, i) => {
    const until = turns[i + 1]?.start ?? Number.POSITIVE_INFINITY;
    const from = at;
    while ((sentences[at]?.start ?? Number.POSITIVE_INFINITY) < until) at += 1;
    return sentences.slice(from, at);
  });
  const answers = said.filter((_, i) => said[i - 1]?.some(asks));
  // What comes before the end of an answer may be explained by the rest of it.
  return answers
    .flatMap((one) => one.slice(-1))
    .filter((one) => !asks(one) && !thanks.test(one.text));
}

/** Of an interview, an answer that makes one ask more. */
export const askedNext: Rule = {
  find(text) {
    if (isStaged(text)) return [];
    const whole = (one: Sentence) => openingOf(text, one, length);
    return nextStep(firstPlaces(answersOf(text), whole, 3), CHALLENGE);
  },
  skill: 'details',
  wording,
  isTakenAnywhere: true,
  speaksOf: { nextStep: { ideas: 31, 'general writing': 31, questions: 31, voice: 31 } },
  cases: [
    {
      title: 'asks on where an interview gives an answer',
      text: 'Interview with Nan\nQ: When did you start fishing?\nA: I was only six years old.\nQ: Who took you out?\nA: My koro took me every day.\nQ: Thank you for your time.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['I was only six years old'], ['My koro took me every day']],
        },
      ],
    },
    {
      title: 'asks on at the end of an answer, not where it goes on itself',
      text: 'Interview with Nan\nQ: What was school like?\nA: It was very strict. We got the ruler.\nQ: Who took you out?\nA: My koro took me every day.\nQ: Thank you for your time.',
      finds: [
        { kind: 'nextStep', quotations: [['We got the ruler'], ['My koro took me every day']] },
      ],
    },
    { title: 'says nothing of a story', text: 'We ran home. I fell. Mum laughed.', finds: [] },
  ],
};
