import type { Wording } from '../rule.ts';

/** What is said of what `reasons.ts` finds. */
export const wording: Wording = {
  strength: {
    effects: [
      'tells me why',
      'gives a clear reason',
      'helps the reader understand why',
      'explains the thinking behind what happened',
    ],
    sentences: [
      'You give a reason when you write {q}.',
      'You tell me why with {q}.',
      'The reason {q} makes your thinking clear to the reader.',
      'By adding {q}, you explain your idea as well as stating it.',
    ],
    reasons: [
      'Readers like to know why.',
      'A reason helps me to trust what I read.',
      'Reasons show the thinking behind an idea and make it more convincing.',
    ],
    again: [
      'find one more idea that needs a reason',
      'give a reason in one more place',
      'explain another of your ideas in the same careful way',
    ],
  },
  nextStep: {
    actions: [
      'add one reason with the word because',
      'pick one big idea and tell me why',
      'find a place where the reader may ask why, and answer it',
      'explain the most important idea with a reason that begins with because',
    ],
    sentences: ['Tell the reader why in one place.', 'One of your ideas is ready for a reason.'],
    reasons: [
      'Then the reader knows why.',
      'A reason helps the reader to understand your thinking.',
    ],
    examples: [
      'I love the beach because I can look for crabs.',
      'Our dog barks at night because he hears possums.',
      'The bus was late because a tree had come down.',
      'We planted flax because tūī feed on its flowers.',
    ],
    questions: [
      'Which part might make a reader ask why?',
      'Why did that matter?',
      'Where could you tell the reader why?',
      'Which of your ideas needs a reason most?',
      'What would you say if a reader asked you why?',
    ],
  },
};
