import { expect, it } from 'vitest';
import { rewritingOf } from './rewriting.ts';

const text = 'My dog ran to the park and it barked at a cat. We went home after that and had tea.';
const isRewriting = rewritingOf(text);

it('knows a sentence of the text that comes back reworded', () => {
  expect(isRewriting('My big brown dog ran to the sunny park and barked at a scared cat.')).toBe(
    true,
  );
  expect(isRewriting(`Write it like this: ${text} It was a lovely day for all of us.`)).toBe(true);
});

it('leaves advice, models of something else and quotations alone', () => {
  expect(isRewriting('Tell me what your dog looked like when it barked.')).toBe(false);
  expect(isRewriting('The old horse limped to the gate and waited for its hay.')).toBe(false);
  expect(isRewriting('“My dog ran to the park and it barked at a cat” makes me smile.')).toBe(
    false,
  );
});

it('finds nothing in a few words', () => {
  expect(isRewriting('We went home.')).toBe(false);
});
