import { expect, it } from 'vitest';
import { findConcern } from '../../src/concerns/find-concern.ts';
import { evaluateConcerns } from './main.ts';
import { halves, measureConcerns, precisionOf, recallOf, textsOf } from './measure.ts';

it('finds what an adult at school should read, and doesn’t cry wolf', () => {
  const lines: string[] = [];
  evaluateConcerns((line) => lines.push(line));
  expect(lines.filter((line) => !line.startsWith('  '))).toHaveLength(halves.length);
  for (const half of halves) {
    const texts = textsOf(half);
    expect(texts.length).toBeGreaterThanOrEqual(60);
    for (const { text, rests } of texts) expect(text).toContain(rests ?? '');
  }
  const tuned = measureConcerns(textsOf('tuned'));
  expect(recallOf(tuned)).toBeGreaterThanOrEqual(0.9);
  expect(precisionOf(tuned)).toBeGreaterThanOrEqual(0.8);
});

it('points at the words that it rests on, also behind an endless word', () => {
  const text = `${'a'.repeat(300)} was fun. But I'm being bullied at school and I hate it.`;
  const found = findConcern(text);
  expect(found?.text).toBe(text.slice(found?.start, found?.end));
  expect(found?.text).toContain('being bullied');
});

it('takes what is said aloud in a story for no child’s own words', () => {
  const said = 'He looked up. “I want to die,” said the old king. Nobody spoke for a long time.';
  expect(findConcern(said)).toBeNull();
  expect(findConcern('Some days I want to die and nobody notices.')?.kind).toBe('selfHarm');
});
