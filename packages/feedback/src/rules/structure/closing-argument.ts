import { cuesIn, endingOf, lastWords } from '../../text/parts.ts';
import { nextStep, strength } from '../finding.ts';
import type { Rule } from '../rule.ts';

const closing =
  /\b(?:in conclusion|to conclude|to sum up|that is why|that['’]s why|thats why|these are (?:the|my)|so (?:please|let|next time|i think|we|you|that is)|should|must|please|i (?:strongly |really )?(?:believe|think|hope)|therefore|now you (?:know|can see))\b/iu;

/** In a text of fewer sentences the last is still the opening. */
const FEWEST_SENTENCES = 3;

/** A conclusion that comes back to the position. */
export const closingArgument: Rule = {
  find(text) {
    if (text.sentences.length < FEWEST_SENTENCES) return nextStep(lastWords(text), 0.65);
    const closings = cuesIn(text, endingOf(text, 2), closing);
    return closings.length > 0 ? strength(closings, 0.7) : nextStep(lastWords(text), 0.65);
  },
  strength: {
    effects: [
      'brings me back to what you want',
      'is a strong way to end',
      'closes your argument and reminds me of your view',
      'is a conclusion that reminds the reader of your position',
    ],
    sentences: [
      'You end by saying what you want: {q}.',
      'Your ending, {q}, comes back to your view.',
      'Your conclusion, {q}, leaves the reader in no doubt about your position.',
    ],
    reasons: [
      'I know what you want me to do.',
      'The last words stay with the reader.',
      'A conclusion that returns to the position makes an argument feel complete.',
    ],
    again: [
      'make the last sentence a little shorter and stronger',
      'tell the reader in the last sentence what to do',
      'finish with one sentence that the reader will remember',
    ],
  },
  nextStep: {
    actions: [
      'end by saying again what you think',
      'add a last sentence that comes back to your view',
      'write a conclusion that returns to your position',
    ],
    sentences: [
      'Your text stops at {q}. End by coming back to what you think.',
      'After {q}, add a sentence that tells the reader what should happen.',
    ],
    reasons: ['The last words stay with me.', 'A conclusion reminds the reader of your position.'],
    examples: [
      'That is why our river needs us.',
      'So please, leave your car at home on Friday.',
      'In conclusion, every school should have a garden.',
    ],
    questions: [
      'What should the reader do now?',
      'What do you want people to remember?',
      'How could you say your view in new words?',
      'Which words should stay with the reader?',
    ],
  },
};
