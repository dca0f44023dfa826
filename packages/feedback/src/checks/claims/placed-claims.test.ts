import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept = keptOf(`The Final

The whistle blew and my stomach dropped. It was so cold. The field looked like pudding.

In the first half we lost the ball. Nobody was talking. "Play for the person next to you," said Coach. Then Malo scored. Was it over?

Then I saw the gap. I ran. I heard only my own breath. The mud went up my nose. We had won.`);

it.each([
  'You end with “Nobody was talking”, which is strong.',
  'Your last line, “Then Malo scored”, is short.',
  'You open with “In the first half we lost the ball”.',
  'Your opening sentence “Then I saw the gap” pulls me in.',
  'You start your recount with “Nobody was talking”.',
  'You begin your story with a question.',
  'You start with speech, which wakes me up.',
  'You end with a question.',
  'Your recount ends with somebody speaking.',
  'The last thing you say is “Then Malo scored”.',
  'The first thing we read is “Nobody was talking”.',
  'You finish on “Nobody was talking”.',
  'Your opening question, “Was it over?”, hooks me.',
  'Your closing image, “The field looked like pudding”, stays with me.',
  '“Nobody was talking” is a strong way to begin.',
  '“Then Malo scored” makes a fine ending.',
  'Starting with a question, “Was it over?”, hooks me.',
  'You start with a question, “Was it over?”, which hooks me.',
])('drops what says of the opening or the ending what stands elsewhere: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'You end with “We had won”.',
  'You end with “The mud went up my nose. We had won”.',
  'You open with “The whistle blew”, and I am there.',
  'Your opening line, “my stomach dropped”, is strong.',
  'You end the second paragraph with a question.',
  'In your second part you begin with “In the first half”.',
  'You start two sentences with “Then”.',
  'Starting twice with “Then” speeds it up.',
  'Your first question, “Was it over?”, is short.',
  '“Nobody was talking” is a good beginning. Say more.',
  '“Nobody was talking” is a strong way to begin the second sentence.',
  '“In the first half we lost the ball” is a good start to your second paragraph.',
  'You end your first paragraph with “The field looked like pudding”.',
])('lets be what stands there, or is said of a part: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

it('lets a next step say how it could begin', () => {
  expect(isKept('nextStep', 'You could start with a question.')).toBe(true);
  expect(isKept('nextStep', 'What if you begin with “Then I saw the gap”?')).toBe(true);
});

it('takes the place to begin mending for no opening', () => {
  const comment = 'Look for small words, starting with “Nobody was talking”.';
  expect(isKept('nextStep', comment)).toBe(true);
});

it('takes the thanks and the name below a letter for no part of its ending', () => {
  const isKeptOfLetter = keptOf(`Dear Council,

The bus stop is so cold in winter. We stand in the rain. Could you please build a roof? It would help us all. Think about it, if you can.

Thank you for reading my letter.

Yours sincerely,
Sefa`);
  expect(
    isKeptOfLetter('nextStep', '“if you can” makes your ending unsure. Say what you want.'),
  ).toBe(true);
});
