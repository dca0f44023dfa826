import { expect, it } from 'vitest';
import { sourceText } from '../finding/source-text.ts';
import { isWrittenForHer } from './written-for-her.ts';

const source = sourceText('I ran into the water and I screamed because it was freezing.');

it.each([
  'Try ‘Suddenly a huge, glittering wave rose up and swallowed me whole’ there.',
  "Try 'Suddenly a huge, glittering wave rose up and swallowed me whole' there.",
  'Try ‘The dog didn’t stop barking until the sun was down’.',
  'Start with ‘Have you ever been so cold that it hurt?’.',
  'You can start your next paragraph with: After lunch, hungry seagulls swooped low over our heads.',
  'Write it like this: I sprinted into the icy sea and shrieked since it was bitterly cold.',
  'Here it is better: The waves towered like skyscrapers over our heads.',
  'Instead: My teeth were chattering as loudly as a drum.',
])('sees a sentence for the student to copy: %s', (comment) => {
  expect(isWrittenForHer(comment, source)).toBe(true);
});

it.each([
  'Try ‘gobbled’, ‘tucked into’ or ‘ate as fast as I could’.',
  'You could use ‘I felt … because …, and then I … at the end’.',
  'Use the frame ‘When we got to ___ we saw that it was ___’.',
  'Change ‘I screamed because it was freezing’: what did you scream?',
  'Ask yourself ‘What did I see, hear and smell at the beach?’.',
  'Write it like this: your first idea, then a comma, then the next idea with ‘and’.',
  'Check it like this: Say the word slowly and tap each of its sounds.',
  'There is one thing to make better: The reader can’t yet see where you are.',
  'Add two things: What did it smell like, and how did it taste to you all?',
  'Start with: When …',
  'It’s the dogs’ barking, the cats’ mewing and the birds’ loud singing that I hear.',
])('leaves hints and frames alone: %s', (comment) => {
  expect(isWrittenForHer(comment, source)).toBe(false);
});
