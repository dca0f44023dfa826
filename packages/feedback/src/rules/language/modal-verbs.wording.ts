import type { Wording } from '../rule.ts';

/** What is said of what `modal-verbs.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'sounds sure',
      'shows how strongly you feel',
      'makes your view sound strong',
      'uses confident language that helps to convince the reader',
    ],
    sentences: [
      'You sound sure when you write {q}.',
      'The words {q} make your view strong.',
      'Confident language, as in {q}, helps to convince the reader.',
    ],
    reasons: [
      'I can tell that you mean it.',
      'Strong words can change minds.',
      'A confident tone makes an argument more convincing.',
    ],
    again: [
      'use one more strong word such as must',
      'make one more sentence sound sure',
      'make the final sentence sound just as confident',
    ],
  },
  nextStep: {
    actions: [
      'use should or must in one sentence',
      'make your view sound stronger with must or should',
      'choose a confident verb such as should or must for your main point',
    ],
    sentences: [
      'Words like should and must would make your view stronger.',
      'Tell the reader clearly what ought to happen.',
    ],
    reasons: ['Then I can hear that you mean it.', 'Confident words help to convince a reader.'],
    examples: [
      'We must keep the creek clean.',
      'Every class should have a pet.',
      'You need to see it to believe it.',
    ],
    questions: [
      'What must happen?',
      'Who should do something, and what?',
      'How sure do you want to sound?',
    ],
  },
};
