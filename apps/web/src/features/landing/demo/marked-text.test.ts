import { expect, test } from 'vitest';
import { markQuotations, typedWords } from './marked-text.ts';
import { samples } from './samples.ts';

const all = samples.flatMap(({ text, feedback }) =>
  feedback.map(({ category, parts }) => ({ text, category, parts })),
);

test.each(all)('the feedback on $category quotes what is in the text', ({ text, parts }) => {
  const quotations = parts.flatMap((part) => (typeof part === 'string' ? [] : part.quotes));
  expect(quotations.length).toBeGreaterThan(0);
  for (const quotation of quotations) expect(text).toContain(quotation);
});

test('typing a feedback to its end gives it back whole', () => {
  for (const { parts } of all) {
    const whole = parts.map((part) => (typeof part === 'string' ? part : part.quotes)).join('');
    const typed = typedWords(parts).map(({ text }) => text);
    expect(typed.join('')).toBe(whole);
  }
});

test('quoted words are marked, in the order of the text', () => {
  expect(markQuotations('one two three', ['three', 'one'])).toEqual([
    { text: 'one', isMarked: true },
    { text: ' two ', isMarked: false },
    { text: 'three', isMarked: true },
  ]);
  expect(markQuotations('one', ['two'])).toEqual([{ text: 'one', isMarked: false }]);
});
