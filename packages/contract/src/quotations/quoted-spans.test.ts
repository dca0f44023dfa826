import { expect, it } from 'vitest';
import { quotedSpans, withoutQuotations } from './quoted-spans.ts';

it('finds what stands between the marks, and where', () => {
  const comment = 'You wrote “buzzed like bees” and “the lake”.';
  const spans = quotedSpans(comment);
  expect(spans.map(({ text }) => text)).toEqual(['buzzed like bees', 'the lake']);
  for (const { text, start, end } of spans) expect(comment.slice(start, end)).toBe(text);
});

it.each([
  ['straight marks', 'You wrote "bees".'],
  ['a mark that is never closed', 'You wrote “bees.'],
  ['marks the wrong way round', 'You ”wrote“ bees.'],
])('takes %s for no quotation', (_, comment) => {
  expect(quotedSpans(comment)).toEqual([]);
  expect(withoutQuotations(comment)).toBe(comment);
});

it('reads from the last mark that opens', () => {
  expect(quotedSpans('“a “b” c”')).toEqual([{ text: 'b', start: 4, end: 5 }]);
});

it('knows an empty quotation', () => {
  expect(quotedSpans('“”')).toEqual([{ text: '', start: 1, end: 1 }]);
});

it('leaves the words around a quotation apart', () => {
  expect(withoutQuotations('one“two”three “four”')).toBe('one three  ');
});
