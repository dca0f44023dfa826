import { expect, it } from 'vitest';
import { findNearly } from './find-nearly.ts';

function found(text: string, sought: string) {
  const match = findNearly(text, sought);
  return match && { words: text.slice(match.start, match.end), errors: match.errors };
}

it('finds the words that differ least', () => {
  expect(found('we saw the lrge dg and the larg dog', 'the large dog')).toEqual({
    words: 'the larg dog',
    errors: 1,
  });
});

it('finds the first of two that differ alike', () => {
  const text = 'the lake wos cold and the lake waz cold';
  expect(findNearly(text, 'the lake was cold')).toEqual({ start: 0, end: 17, errors: 1 });
});

it('counts the letters of a word that were not sought', () => {
  expect(found('it was unforgettable', 'forgettable')).toEqual({
    words: 'unforgettable',
    errors: 2,
  });
  expect(found('it was forgettableness', 'forgettable')).toBeNull();
  expect(found('it was unforgettables', 'forgettable')).toBeNull();
});

it('takes no space or quotation mark at the ends', () => {
  expect(found('He said "the lake was cold" and left', 'the lake was colld')?.words).toBe(
    'the lake was cold',
  );
  expect(found('the lake  was cold and left', ' lake was cold an')?.words).toBe(
    'lake  was cold and',
  );
  expect(found('the lake was cold. "', 'lake was colld "')?.words).not.toMatch(/[\s"]$/u);
});

it('has at most a fifth of the letters wrong', () => {
  expect(found('it was cald', 'was cold ok')).toBeNull();
  expect(found('the lekes wos cold', 'the lake was cold')?.errors).toBe(3);
  expect(found('tha lekes wos cold', 'the lake was cold')).toBeNull();
});

it('seeks up to two hundred letters', () => {
  const sought = `${'we ran on '.repeat(20).trim()}!`;
  const text = `So ${sought.replace('ran', 'run')}! Then we slept.`;
  expect(sought).toHaveLength(200);
  expect(found(text, sought)?.errors).toBe(1);
  expect(found(text, `${sought}!`)).toBeNull();
});

it('searches a long text to its end', () => {
  const sought = 'the lake was cold';
  for (const words of [10, 1_328, 1_330, 1_332, 1_334, 4_000])
    expect(found(`${'so '.repeat(words)}the lake wos cold`, sought)?.words).toBe(
      'the lake wos cold',
    );
  const better = `teh lake wos cold ${'so '.repeat(2_000)}the lake wos cold`;
  expect(found(better, sought)?.errors).toBe(1);
  const worse = `the lake wos cold ${'so '.repeat(2_000)}teh lake wos cold`;
  expect(findNearly(worse, sought)?.start).toBe(0);
});

it('passes over a stuck key', () => {
  const key = 'a'.repeat(300);
  const sought = 'the lake was cold';
  expect(found(`${key} the lake wos cold`, sought)?.words).toBe('the lake wos cold');
  expect(found(`the lake wos cold ${key}`, sought)?.words).toBe('the lake wos cold');
  expect(found(`the lake wos cold${key}`, sought)).toBeNull();
  expect(found(`${'b'.repeat(98)}aa`, 'b'.repeat(100))?.errors).toBe(2);
  expect(found(`${'b'.repeat(140)}aa`, 'b'.repeat(142))?.errors).toBe(2);
});
