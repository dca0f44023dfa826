import { describe, expect, it } from 'vitest';
import type { RuleName } from '../all-rules.ts';
import { answerTo, type VerdictName, verdicts } from '../testing/answer-to.ts';

const rows: [RuleName, VerdictName, string[]][] = [
  ['thinAnswer', 'is taken', ['in a box by it']],
  ['thinAnswer', 'is half taken', ['in boxes', 'in a red box']],
  ['thinAnswer', 'is not taken', ['boxes']],
  ['thinPart', 'is taken', ['they eat worms and snails under the logs']],
  ['thinPart', 'is half taken', ['they eat worms', 'they eat worms and snails under logs']],
  ['thinPart', 'is not taken', ['eat worms']],
];

describe.each(rows)('a step of %s %s', (rule, verdict, all) => {
  it.each(all)('with “%s”', (fresh) => {
    expect(answerTo(rule, { fresh })).toBe(verdicts[verdict]);
  });
});

it.each([
  ['paragraphs', true, { beginsLine: true }],
  ['paragraphs', false, {}],
  ['factsApart', undefined, { sentences: 'They eat worms', slots: { aspect: 'food' } }],
  ['factsApart', false, { sentences: 'They sleep', slots: { aspect: 'food' } }],
  ['factsApart', undefined, { sentences: 'They sleep' }],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rule, place)).toBe(verdict);
});
