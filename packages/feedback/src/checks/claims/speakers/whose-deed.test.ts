import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(
  `We went to the river with Ari and Uncle Ben. It was so cold. Ari swam to the rope and he climbed the tall tree. I slipped on the mossy bank. Mia laughed, and Uncle Ben pulled the canoe out of the mud. My friend Mia dropped her lunch in the water. Everyone cheered for the dog.`,
);

it.each([
  'I held my breath when you climbed the tall tree.',
  'When you dropped your lunch in the water, I laughed.',
  'I love the part where Mia slipped on the bank.',
  'Mia pulled the canoe out of the mud, which shows her strength.',
  'Your description of how Uncle Ben dropped his lunch is funny.',
])('drops what somebody else does in the text: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'I held my breath when Ari climbed the tall tree.',
  'When Mia dropped her lunch, I laughed out loud.',
  'I love the part where you slipped on the bank.',
  'Ben pulled hard at the canoe in the mud, which shows his strength.',
  'You cheered for the dog with all the others.',
  'You dropped hints about the rope.',
  'You climbed no further.',
])('lets be what is so, may be so or is of the writing: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

const foal = keptOf(
  'It was so cold. Dad said we had to sell the foal. I brushed her and she sneezed. Mum patted the mare. Later I chased her brother.',
);

it('knows who did something to what the text calls it or her', () => {
  expect(foal('strength', 'I smiled when your dad brushed the foal.')).toBe(false);
  expect(foal('strength', 'I smiled when you brushed the foal.')).toBe(true);
  expect(foal('strength', 'I smiled when your dad brushed your brother.')).toBe(true);
  expect(foal('strength', 'I smiled when your dad chased the foal.')).toBe(true);
});
