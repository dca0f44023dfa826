import { expect, it } from 'vitest';
import { run } from './run.ts';
import { rowsOf, tableOf } from './table.ts';
import { traits } from './texts/eval-text.ts';
import { evalTexts } from './texts/index.ts';
import { loadWriter } from './writer.ts';

const share = ({ passed, of }: { passed: number; of: number }) => passed / of;

it('has at least sixty texts, marked with traits and misspellings that they have', () => {
  expect(evalTexts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(evalTexts.map(({ id }) => id)).size).toBe(evalTexts.length);
  for (const { body, misspelt, id } of evalTexts)
    for (const word of misspelt) expect(body, id).toContain(word);
  for (const trait of traits)
    expect(evalTexts.filter(({ shows }) => shows.includes(trait)).length, trait).toBeGreaterThan(2);
});

/** It takes some ten seconds alone, and shares the machine with the browser's tests. */
const MOST_MS = 180_000;

it(
  'finds the built-in writer up to the mark',
  async () => {
    const result = await run(await loadWriter(undefined), evalTexts, 24);
    const { rates, findings, classes } = result;
    expect(rates.length.of).toBeGreaterThan(200);
    for (const measure of [
      'verbatim',
      'quotations',
      'strength',
      'nextStep',
      'question',
      'standIn',
      'markup',
      'rewriting',
      'tone',
    ] as const)
      expect(share(rates[measure]), measure).toBe(1);
    for (const measure of ['length', 'readingLevel'] as const)
      expect(share(rates[measure]), measure).toBeGreaterThanOrEqual(0.97);
    // A text may show nothing of what was asked.
    expect(share(rates.asked)).toBeGreaterThanOrEqual(0.73);
    // It may read more easily than asked: nothing is padded.
    // A new wording anywhere moves this by half a point, up or down.
    expect(share(rates.band)).toBeGreaterThanOrEqual(0.73);
    const { right, wrong } = findings.spelling;
    expect(right / (right + wrong)).toBeGreaterThanOrEqual(0.95);
    expect(findings.kupu.wrong).toBe(0);
    expect(findings.mistakes).toEqual([]);
    for (const { students, sameFeedback } of classes) {
      expect(students).toBe(30);
      // Two texts of which nothing is sure may be told the same.
      expect(sameFeedback).toBeLessThanOrEqual(1);
    }
    expect(tableOf([result, result]).split('\n').length).toBe(rowsOf(result).length + 1);
  },
  MOST_MS,
);
