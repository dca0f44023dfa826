import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(
  'It was so cold. My teacher says "a buzz costs five minutes". I have never heard anybody put it like that, and nobody in our room has either. "I am not useless," said Rusty.',
);

it.each([
  '“a buzz costs five minutes” is your own saying, and I like it.',
  'You came up with a strong line, “a buzz costs five minutes”.',
])('drops what gives somebody else’s words as the student’s: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'You let your teacher speak: “a buzz costs five minutes”.',
  'You came up with a strong line for Rusty, “I am not useless”.',
  'You made up nothing here: “so cold”.',
])('lets be what leaves them to whoever says them: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

const talked = keptOf(`Ari and Mia sat in the tent with Mum. It was so cold.

“Did you bring the map?” asked Mia. She shook her bag. “We are lost.”

“Not me,” Ari whispered. “I know the way.”

“No you don't!” I said.

An old man came in. “Follow me,” said the old man. Aunty Jo smiled. “Hold my hand,” she said. “Soup is on,” called Aunty Jo. My sister Lu yelled, “Last one in!”`);

it.each([
  'When Ari asks “Did you bring the map”, I hear the worry.',
  'Ari says “We are lost”, and that changes all.',
  'I like how Mia whispers “I know the way”.',
  'Mia’s reply, “Not me”, is short.',
  'Ari’s cry of “Soup is on” is warm.',
  '“Not me”, says Mia, and I believe her.',
  'Ari tells the others “Follow me”, so we trust him.',
  'Mum calls “Soup is on”, which is warm.',
  'When Mia shouts “No you don’t”, it gets loud.',
  'When you yell “Last one in”, I want to run.',
  'It is like Mia to whisper “I know the way”. It was brave of Mia to say “Not me”.',
])('drops what gives words to another who is there: %s', (comment) => {
  expect(talked('strength', comment)).toBe(false);
});

it.each([
  'When Mia asks “Did you bring the map”, I hear the worry.',
  'Mia says “We are lost”, and that changes all.',
  'Ari’s reply, “Not me”, is short.',
  'The old man says “Follow me”, and they do.',
  'Jo calls “Soup is on”, which is warm.',
  'Aunty’s call, “Soup is on”, is warm.',
  'When you shout “No you don’t”, it gets loud.',
  'Lu yells “Last one in” and I want to run.',
  'It was brave of Ari to say “Not me”.',
  'Mia hears “Soup is on” and smiles.',
  'Ari laughs when Mia says “We are lost”.',
])('lets be what gives them to whoever says them, or may: %s', (comment) => {
  expect(talked('strength', comment)).toBe(true);
});

it('takes a title alone for whoever has it', () => {
  const titled = keptOf(
    'It was so cold when Miss Rua came. “Bring a coat,” said Aunty, and she waved. “Hurry,” said Miss.',
  );
  expect(titled('strength', 'Aunty Mere’s advice, “Bring a coat”, is wise.')).toBe(true);
  expect(titled('strength', 'Miss Rua says “Hurry”, and I do.')).toBe(true);
  expect(titled('strength', 'Miss Rua says “Bring a coat”, and I do.')).toBe(false);
});
