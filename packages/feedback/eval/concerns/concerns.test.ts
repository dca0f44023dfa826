import { expect, it } from 'vitest';
import { findConcern } from '../../src/concerns/find-concern.ts';
import weights from '../../src/concerns/likely/weights.json' with { type: 'json' };
import { fitWeights } from './fit.ts';
import { evaluateConcerns } from './main.ts';
import { measureConcerns, ordinaryTexts, precisionOf, recallOf, sets, textsOf } from './measure.ts';

it('finds most of what an adult at school should read, and doesn’t cry wolf', () => {
  for (const set of sets) {
    const texts = textsOf(set);
    expect(texts.length).toBeGreaterThanOrEqual(60);
    for (const { text, rests } of texts) expect(text).toContain(rests ?? '');
    const measured = measureConcerns(texts);
    expect(recallOf(measured), set).toBeGreaterThanOrEqual(set === 'tuned' ? 0.9 : 0.5);
    expect(precisionOf(measured), set).toBeGreaterThanOrEqual(0.8);
  }
});

it('takes at most three everyday texts in a hundred for one that an adult should read', () => {
  const texts = ordinaryTexts();
  const taken = texts.filter(({ text }) => findConcern(text) !== null);
  expect(texts.length).toBeGreaterThanOrEqual(100);
  expect(taken.length / texts.length).toBeLessThanOrEqual(0.03);
});

it('weighs by what the texts teach', () => {
  expect(fitWeights(), 'npm run eval concerns -- --write learns anew').toEqual(weights);
});

it('prints what it measures, set by set', () => {
  const lines: string[] = [];
  evaluateConcerns((line) => lines.push(line), { write: false });
  const heads = lines.filter((line) => !line.startsWith('  '));
  expect(heads.map((line) => line.slice(0, line.indexOf(':')))).toEqual([...sets, 'ordinary']);
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
