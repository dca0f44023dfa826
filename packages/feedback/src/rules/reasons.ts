import { excerptAround } from '../text/excerpt.ts';
import type { Rule } from './rule.ts';

const because =
  /\b(?:because|becuase|becouse|becase|since|so that|that['’]s why|this is why)\b(?=\s+\p{L}+\s+\p{L}+)/giu;

/** Reasons given with 'because' and the like, or none in the whole text. */
export const reasons: Rule = {
  id: 'reasons',
  find(text) {
    const quotations = Array.from(text.text.matchAll(because), (match) =>
      excerptAround(text, { start: match.index, end: match.index + match[0].length }),
    ).filter((quotation) => quotation !== null);
    if (quotations.length > 0) return [{ kind: 'strength', quotations, weight: 0.7 }];
    return [{ kind: 'nextStep', quotations: [], weight: 0.7 }];
  },
  strength: {
    effects: [
      'tells me why',
      'gives a reason',
      'helps the reader understand why',
      'explains your thinking',
    ],
    sentences: [
      'You give a reason when you write {q}.',
      'You tell me why with {q}.',
      'The reason {q} makes your thinking clear.',
    ],
    reasons: [
      'A reason helps the reader to trust you.',
      'Readers like to know why.',
      'Reasons show the thinking behind your ideas.',
    ],
  },
  nextStep: {
    actions: [
      'add one reason with the word because',
      'choose one big idea and tell me why',
      'find a place where the reader may ask why, and answer it',
      'explain one of your ideas with a reason that begins with because',
    ],
    examples: [
      'I love the beach because I can look for crabs.',
      'Our dog barks at night because he hears possums.',
      'The bus was late because a tree had come down.',
    ],
    questions: [
      'Which part might make a reader ask why?',
      'Why did that matter to you?',
      'Where could you tell the reader why?',
    ],
  },
};
