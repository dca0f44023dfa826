import type { Wording } from '../../rule.ts';

export const wording: Wording = {
  strength: [
    'You tell facts in the present tense: {q}.',
    'Verbs in the present, such as {q}, suit what is always so.',
    'The present tense fits facts that stay true, and you use it with {q}.',
  ],
  nextStep: [
    'Look at {q}. If that is still true today, tell it in the present, like your other facts.',
    'Your other facts are in the present tense. What about {q}? Change the verb to match, if it is still so.',
    'Most of your facts are told as true now. Should the verb in {q} be like theirs?',
  ],
};
