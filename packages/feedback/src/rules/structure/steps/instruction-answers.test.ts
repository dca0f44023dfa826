import { describe, expect, it } from 'vitest';
import { answerTo, type VerdictName, verdicts } from '../../testing/answer-to.ts';
import { afterthought } from '../events/afterthought.ts';
import { didItWork } from './did-it-work.ts';
import { lateMaterials } from './late-materials.ts';
import { materials } from './materials.ts';
import { repeatedThen } from '../events/repeated-then.ts';
import { stepLines } from './step-lines.ts';
import { stepsInOrder } from './steps-in-order.ts';
import { unlistedThing } from './unlisted-thing.ts';

const rules = {
  afterthought,
  didItWork,
  lateMaterials,
  materials,
  repeatedThen,
  stepLines,
  stepsInOrder,
  unlistedThing,
};

const rows: [keyof typeof rules, VerdictName, string[]][] = [
  [
    'didItWork',
    'is taken',
    [
      'it should be crisp',
      'you can now see it',
      'if it sinks',
      'it looks like a hat',
      'it look like a hat',
      'it tastes nice',
      'taste it',
      'it is ready',
      'it’s ready',
      "it's ready",
      'its ready',
      'the winner',
      'who wins',
      'you win',
    ],
  ],
  ['didItWork', 'is left to be looked for again', ['with a red spoon']],
  [
    'materials',
    'is taken',
    [
      'get a bowl, a spoon',
      'find a bowl and a spoon',
      'flour\n2 eggs\nhot water',
      '1 cup of warm milk\nflour\nsalt',
    ],
  ],
  [
    'materials',
    'is left to be looked for again',
    ['need to stir, and stir', 'flour\neggs', 'stir it well', 'flour.\neggs.\nmilk.'],
  ],
];

describe.each(rows)('a step of %s %s', (rule, verdict, all) => {
  it.each(all)('with “%s”', (fresh) => {
    expect(answerTo(rules[rule], { fresh })).toBe(verdicts[verdict]);
  });
});

it.each([
  ['stepLines', undefined, { beginsLine: true, fresh: '2' }],
  ['stepLines', undefined, { beginsLine: true, sentences: '2. Mix it' }],
  ['stepLines', 'half', { beginsLine: true, sentences: 'Mix it' }],
  ['stepLines', 'half', { sentences: '2. Mix it' }],
  ['stepLines', false, { sentences: 'Mix it' }],
  ['stepsInOrder', true, { fresh: 'first' }],
  ['stepsInOrder', true, { fresh: 'firstly' }],
  ['stepsInOrder', true, { fresh: 'secondly' }],
  ['stepsInOrder', true, { fresh: 'last' }],
  ['stepsInOrder', true, { fresh: 'lastly' }],
  ['stepsInOrder', true, { fresh: ' - ' }],
  ['stepsInOrder', true, { fresh: 'number 2' }],
  ['stepsInOrder', true, { sentences: ' 2. Mix it' }],
  ['stepsInOrder', true, { sentences: 'Step two: mix it' }],
  ['stepsInOrder', false, { fresh: 'well', sentences: 'Mix 2 eggs in a step' }],
  ['repeatedThen', undefined, { words: 'We ate' }],
  ['repeatedThen', false, { words: 'Then we ate' }],
  ['lateMaterials', undefined, { words: 'You need a bowl' }],
  ['lateMaterials', undefined, { fresh: 'Ingredients' }],
  ['lateMaterials', false, { words: 'a bowl' }],
  ['lateMaterials', 'half', { words: 'You need a bowl', comment: 'Put it in a list.' }],
  [
    'lateMaterials',
    undefined,
    { words: 'You need a bowl', comment: 'Put it in a list.', beginsLine: true },
  ],
  ['afterthought', undefined, { words: 'We ate before that' }],
  ['afterthought', false, { words: 'Oh and before that we ate' }],
  ['unlistedThing', true, { fresh: 'a Broom', slots: { thing: 'broom' } }],
  ['unlistedThing', undefined, { fresh: 'a spoon', slots: { thing: 'broom' } }],
  ['unlistedThing', undefined, { fresh: 'a spoon' }],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rules[rule], place)).toBe(verdict);
});
