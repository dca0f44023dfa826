import { describe, expect, it } from 'vitest';
import { answerTo, type VerdictName, verdicts } from '../../testing/answer-to.ts';
import { factsApart } from './facts-apart.ts';
import { paragraphs } from './paragraphs.ts';
import { thinAnswer } from '../argument/thin-answer.ts';
import { thinPart } from './thin-part.ts';

const rules = { factsApart, paragraphs, thinAnswer, thinPart };

const rows: [keyof typeof rules, VerdictName, string[]][] = [
  ['thinAnswer', 'is taken', ['in a box by it']],
  ['thinAnswer', 'is half taken', ['in boxes', 'in a red box']],
  ['thinAnswer', 'is not taken', ['boxes']],
  ['thinPart', 'is taken', ['they eat worms and snails under the logs']],
  ['thinPart', 'is half taken', ['they eat worms', 'they eat worms and snails under logs']],
  ['thinPart', 'is not taken', ['eat worms']],
];

describe.each(rows)('a step of %s %s', (rule, verdict, all) => {
  it.each(all)('with “%s”', (fresh) => {
    expect(answerTo(rules[rule], { fresh })).toBe(verdicts[verdict]);
  });
});

it.each([
  ['paragraphs', true, { beginsLine: true }],
  ['paragraphs', false, {}],
  ['factsApart', undefined, { sentences: 'They eat worms', slots: { aspect: 'food' } }],
  ['factsApart', false, { sentences: 'They sleep', slots: { aspect: 'food' } }],
  ['factsApart', undefined, { sentences: 'They sleep' }],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rules[rule], place)).toBe(verdict);
});
