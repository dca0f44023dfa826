import { describe, expect, it } from 'vitest';
import { answerTo, type VerdictName, verdicts } from '../../testing/answer-to.ts';
import { closingArgument } from './closing-argument.ts';
import { closingStatement } from './closing-statement.ts';
import { personalEnding } from './personal/personal-ending.ts';
import { quickEnding } from './quick-ending.ts';

const rules = { closingArgument, closingStatement, personalEnding, quickEnding };

const rows: [keyof typeof rules, VerdictName, string[]][] = [
  ['quickEnding', 'is taken', ['she hid in a box by the gate', 'she hid in a big box by the gate']],
  ['quickEnding', 'is half taken', ['she hid in it', 'she hid in a box by it']],
  ['quickEnding', 'is not taken', ['in a box']],
];

describe.each(rows)('a step of %s %s', (rule, verdict, all) => {
  it.each(all)('with “%s”', (fresh) => {
    expect(answerTo(rules[rule], { fresh })).toBe(verdicts[verdict]);
  });
});

describe('an ending', () => {
  it.each([
    ['closingArgument', true, 'we should have one', false],
    ['closingArgument', true, 'so write to us', false],
    ['closingArgument', true, 'Fold the mats up', false],
    ['closingArgument', 'half', 'dogs are very kind', true],
    ['closingArgument', false, 'we must win', true],
    ['closingArgument', false, 'dogs are kind', true],
    ['closingArgument', false, 'dogs are very kind', false],
    ['closingArgument', false, 'also dogs are kind', true],
    ['closingStatement', true, 'so weka need forests', true],
    [
      'closingStatement',
      true,
      'a weka runs off under the ferns and hides there until it is dark',
      true,
    ],
    [
      'closingStatement',
      'half',
      'a weka runs off under the ferns and hides there until it is dark',
      false,
    ],
    [
      'closingStatement',
      'half',
      'a weka runs off under the ferns and hides there until dark',
      false,
    ],
    ['closingStatement', false, 'a weka runs off under the ferns and hides until dark', true],
    ['closingStatement', false, 'so weka', true],
    ['personalEnding', true, 'I will never forget the waterfall', false],
    ['personalEnding', true, 'I felt proud of the eel', false],
    ['personalEnding', true, 'we still talk about waterfalls now', false],
    ['personalEnding', 'half', 'it was the best day ever', false],
    ['personalEnding', 'half', 'we put the nets and the buckets into the ute', false],
    ['personalEnding', false, 'we put the nets and buckets into the ute', false],
    ['personalEnding', false, 'they put the nets and the buckets into the ute', false],
  ] as const)('to a step of %s is judged %s: “%s”', (rule, verdict, fresh, isOnTopic) => {
    expect(answerTo(rules[rule], { fresh, isOnTopic, hasNewEnd: true })).toBe(verdict);
    expect(answerTo(rules[rule], { fresh, isOnTopic })).toBe(false);
  });
});
