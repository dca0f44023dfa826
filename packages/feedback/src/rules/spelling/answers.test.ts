import { describe, expect, it } from 'vitest';
import type { PlaceNow } from '../rule.ts';
import { answerTo, type VerdictName, verdicts } from '../testing/answer-to.ts';
import { listedMisspelling } from './misspellings.ts';
import { soundAlikes } from './sound-alikes.ts';
import { wordsToCheck } from './words-to-check.ts';

const rules = { listedMisspelling, soundAlikes, wordsToCheck };

const rows: [keyof typeof rules, VerdictName, keyof PlaceNow, string[]][] = [
  ['wordsToCheck', 'is left to be looked for again', 'words', ['green balloons']],
  ['wordsToCheck', 'is not taken', 'words', ['green ballons']],
];

describe.each(rows)('a step of %s %s, judged by its %s', (rule, verdict, part, all) => {
  it.each(all)('“%s”', (words) => {
    expect(answerTo(rules[rule], { [part]: words })).toBe(verdicts[verdict]);
  });
});

it.each([
  ['soundAlikes', undefined, { words: 'their house', slots: { pair: '‘there’ or ‘their’' } }],
  ['soundAlikes', undefined, { words: 'thier there', slots: { pair: '‘there’ or ‘their’' } }],
  ['soundAlikes', undefined, { words: 'the house', slots: { pair: '‘there’ or ‘their’' } }],
  ['soundAlikes', false, { words: 'thier house', slots: { pair: '‘there’ or ‘their’' } }],
  ['soundAlikes', false, { words: 'thier house' }],
  ['listedMisspelling', undefined, { words: 'my friend', slots: { right: '‘friend’' } }],
  ['listedMisspelling', undefined, { words: 'Friend', slots: { right: '‘friend’' } }],
  ['listedMisspelling', undefined, { words: 'my mate', slots: { right: '‘friend’' } }],
  ['listedMisspelling', false, { words: 'my freind', slots: { right: '‘friend’' } }],
  ['listedMisspelling', false, { words: 'my Freind', slots: { right: '‘friend’' } }],
  ['listedMisspelling', false, { words: 'my freind' }],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rules[rule], place)).toBe(verdict);
});
