import { cuesIn, endingOf, lastWords } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

const done =
  /\b(?:enjoy|ready|done|finished|now you (?:have|can|know|are)|you (?:have|should|will) (?:now )?(?:have|see|know|made|got|be)|serve|eat|finally|yum|delicious|there you (?:have it|go)|should (?:look|be|taste|feel)|have fun|that is how|that['’]s how)\b/iu;

/** A procedure that ends with its result, or with a way to check it. */
export const result: Rule = {
  find(text) {
    const ends = cuesIn(text, endingOf(text, 2), done);
    return ends.length > 0 ? strength(ends, 0.6) : nextStep(lastWords(text), 0.6);
  },
  strength: {
    effects: [
      'tells me when I am done',
      'is a good way to end the steps',
      'lets the reader know that it has worked',
      'tells the reader what the result should be',
    ],
    sentences: [
      'I know when I am done from {q}.',
      'You end with {q}, so I know it has worked.',
      'Your ending, {q}, tells the reader what to expect at the end.',
    ],
    reasons: [
      'I know when to stop.',
      'It rounds off the steps.',
      'A reader can check whether the instructions have worked.',
    ],
    again: [
      'tell me how I can check that it worked',
      'add what to do if it does not work',
      'describe what the finished result should look like',
    ],
  },
  nextStep: {
    actions: [
      'end with what I should have at the end',
      'tell me how to check that it worked',
      'finish by describing what the result should look like',
    ],
    sentences: [
      'Your steps stop at {q}. What should I have at the end?',
      'After {q}, tell the reader how to know that it worked.',
    ],
    reasons: ['Then I know that I got it right.', 'The reader can check the result.'],
    examples: [
      'Now your kite is ready to fly.',
      'If the bread sounds hollow, it is done.',
      'You should see a green tip after a week.',
    ],
    questions: [
      'How will the reader know that it worked?',
      'What should it look like at the end?',
      'What could go wrong, and what then?',
    ],
  },
};
