import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const without = keptOf(
  'Every Sunday, with the whole family in the back seat, we drive out to the coast. It was so cold last time. The dog shook water over us.',
);
const withAll = keptOf(`Kia ora koutou

It was so cold that our whānau was like a fridge! Have you slept in a whare? “Warm me up,” said Nan.

1. Find a blanket.`);

const praise = [
  'The te reo Māori greeting at the start is warm.',
  'You used te reo Māori words with care.',
  'Your kupu are lovely to read.',
  'Your macrons show that you care.',
  'You ask the reader a question, which draws us in.',
  'Your rhetorical questions make me think.',
  'You use dialogue to bring them to life.',
  'Your dialogue is short and real.',
  'You included a clever simile.',
  'You use exclamation marks well.',
  'Your numbered steps are clear.',
  'Your greeting is kind.',
];

it.each(praise)('drops praise of what a text has none of: %s', (comment) => {
  expect(without('strength', comment)).toBe(false);
});

it.each(praise)('lets it be of a text that has it: %s', (comment) => {
  expect(withAll('strength', comment)).toBe(true);
});

it.each([
  'You could ask the reader a question.',
  'You tell this without any dialogue.',
  'You answer the reader’s question about the coast.',
])('lets be what does not praise it: %s', (comment) => {
  expect(without('strength', comment)).toBe(true);
});

it('takes a question without its mark for one', () => {
  const unmarked = keptOf('It was so cold. Have you ever been to the coast. We had.');
  expect(unmarked('strength', 'You ask the reader a question.')).toBe(true);
});

it('praises no headings where every line is a sentence', () => {
  const comment = 'Your headings help me find my way.';
  const plain = keptOf(
    'It was so cold in the deep valley that the birds slept.\nThe ground was as hard as a rock for weeks and weeks.',
  );
  const headed = keptOf(
    'Winter\nIt was so cold in the deep valley that the birds slept.\nSummer\nThe ground was as hard as a rock for weeks.',
  );
  expect([plain('strength', comment), headed('strength', comment)]).toEqual([false, true]);
});

it.each([
  'In the morning Nan came out of the whare and “Talofa,” she said to me and all of my friends.',
  'In the morning my friend came to the gate and السلام عليكم is what he said to me and my sister.',
])('takes a greeting that somebody in the text says for one: %s', (text) => {
  expect(keptOf(text)('strength', 'The greeting tells me who you are with.')).toBe(true);
});
