import { expect, it } from 'vitest';
import { measureStatements, readingsOf } from './measure.ts';
import { sets, textsOf } from './texts.ts';

/** Each takes some seconds: the writer is asked in every category. */
const EVERY = 12;

const share = (part: number, of: number) => part / Math.max(1, of);

it('every statement that readers judged is of a text of its set', () => {
  for (const set of sets) {
    const ids = new Set(textsOf(set).map(({ id }) => id));
    expect(readingsOf(set).filter(({ text }) => !ids.has(text))).toEqual([]);
    expect(readingsOf(set).length).toBeGreaterThan(1_000);
  }
});

it('of fresh texts, what the built-in writer says is seldom false, as far as two readers have judged it', () => {
  const texts = textsOf('fresh').filter((_, i) => i % EVERY === 0);
  const { read, unread } = measureStatements('fresh', texts);
  const count = (verdict: string) => read.filter((one) => one.verdict === verdict).length;
  expect(share(read.length, read.length + unread.length)).toBeGreaterThan(0.5);
  expect(share(count('false'), read.length)).toBeLessThanOrEqual(0.05);
  expect(share(count('true'), read.length)).toBeGreaterThanOrEqual(0.85);
}, 60_000);
