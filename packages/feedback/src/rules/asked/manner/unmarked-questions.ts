import { proseOf } from '../../../text/lines/prose.ts';
import { phraseAround } from '../../../text/phrase.ts';
import { isSpoken } from '../../../text/spoken.ts';
import type { Sentence } from '../../../text/student-text.ts';
import { nextStepAtSeveral } from '../../finding.ts';
import type { Rule } from '../../rule.ts';
import { askedIn } from '../../scopes.ts';
import { wording } from './unmarked-questions.wording.ts';

const wantsMarks = /\bquestion marks?\b|\bask(?:s|ing)? (?:\p{L}+ ){1,5}questions?\b/iu;

const asks =
  /^\W*(?:(?:and|but|so|also|ps),? )?(?:(?:how|what|where|when|why|who) (?:are|is|do|did|does|can|will|was|were|have|has) (?:you|he|she|it|they|we|your|my|our|the|there|things)\b|(?:do|did|are|can|could|have|will|would|is|does) (?:you|we|they|he|she|it|there) \p{L}+)/iu;

/** “Will you ever!”, “is it ever cold” ask nothing. */
const exclaims = /!|^\W*is it ever\b/iu;

/** Whether a sentence asks something and has no question mark. */
export const isUnmarkedQuestion = ({ text }: Pick<Sentence, 'text'>): boolean =>
  asks.test(text) && !text.includes('?') && !exclaims.test(text);

/** Questions without their mark, where the task speaks of them. */
export const unmarkedQuestions: Rule = {
  find(text) {
    if (!wantsMarks.test(text.task ?? '')) return [];
    const places = proseOf(text)
      .filter((one) => isUnmarkedQuestion(one) && !isSpoken(text, one))
      .flatMap((one) => {
        const [first] = one.words;
        if (first === undefined) return [];
        return phraseAround(text, first) ?? [];
      });
    return nextStepAtSeveral(places, 0.94);
  },
  skill: 'fullStopsAndCapitals',
  wording,
  ofTask: true,
  speaksOf: askedIn('punctuation', 'sentence structure', 'recount features', 'questions'),
  cases: [
    {
      title: 'finds questions that lack their mark',
      task: 'Ask them two questions. Remember question marks.',
      text: 'Dear Grandad\nHow are you in Invercargill. I lost my front tooth. Do you still have the boat. It is hot here.',
      finds: [
        {
          kind: 'nextStep',
          quotations: [['How are you in Invercargill', 'Do you still have the boat']],
        },
      ],
    },
    {
      title: 'leaves questions with a mark alone, and what only begins like one',
      task: 'Remember question marks.',
      text: 'Dear Grandad\nHow are you in Invercargill? When we come it is Easter. Can you believe it! What I like is the boat.',
      finds: [],
    },
    {
      title: 'says nothing where the task speaks of no questions',
      task: 'Tell them your news.',
      text: 'Dear Grandad\nHow are you in Invercargill. I lost my front tooth.',
      finds: [],
    },
  ],
};
