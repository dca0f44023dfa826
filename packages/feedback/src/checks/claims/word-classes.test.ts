import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept =
  keptOf(`It was so cold. We dragged the enormous sled up the slippery hill. Nikau stopped suddenly. The crumpled map was useless.
1. Fold the paper.
2. Clean hands are best.`);

it.each([
  'The adjective “dragged” shows how heavy it was.',
  'Your verb “slippery” makes me hold on.',
  '“useless” is a strong verb for the map.',
  'The verb “suddenly” surprises us.',
  'The adjective “Fold” tells us what to do.',
  '“dragged” is such an exact adverb.',
])('drops what calls a word another kind of word: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'The verb “dragged” shows how heavy it was.',
  'Your adjective “slippery” makes me hold on.',
  'The adjective “crumpled” is fresh.',
  'The adverb “suddenly” surprises us.',
  'The adjective “Clean” tells us how.',
  'The verb “Fold” tells us what to do.',
  'The adjective “cold” sets the scene.',
])('keeps what may be that kind: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});
