import { excerptsOf } from '../../text/excerpt.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

const strongModal =
  /\b(?:must(?:n['’]?t| not)?|should(?:n['’]?t| not)?|need(?:s)? to|ha(?:ve|s) to|ought to|will (?:never|always|definitely)|definitely|certainly|surely)\b(?! of\b)/giu;

/** Modal verbs that make a view sound sure: should, must. */
export const modalVerbs: Rule = {
  find(text) {
    const excerpts = excerptsOf(text, strongModal);
    return excerpts.length > 0 ? strength(excerpts, 0.75) : nextStep([], 0.7);
  },
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
