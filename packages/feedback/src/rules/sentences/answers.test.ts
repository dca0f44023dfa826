import { expect, it } from 'vitest';
import { answerTo } from '../testing/answer-to.ts';
import { choppy } from './lengths/choppy.ts';
import { commaSplice } from './run-on/comma-splice.ts';
import { openers } from './beginnings/openers.ts';
import { runOn } from './run-on/run-on.ts';

const rules = { choppy, commaSplice, openers, runOn };

it.each([
  ['runOn', true, { beginsSentence: true }],
  ['runOn', false, {}],
  ['runOn', 'half', { beginsSentence: 'within' }],
  ['commaSplice', true, { beginsSentence: true }],
  ['commaSplice', false, {}],
  ['commaSplice', 'half', { beginsSentence: 'within' }],
  ['choppy', true, { isJoined: true }],
  ['choppy', false, {}],
  ['openers', undefined, { sentences: '2. We ran', slots: { word: '‘I’' } }],
  ['openers', false, { sentences: '“I ran', slots: { word: '‘I’' } }],
  ['openers', false, { sentences: '2. I ran', slots: { word: '‘I’' } }],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rules[rule], place)).toBe(verdict);
});
