import { describe, expect, it } from 'vitest';
import { answerTo, type VerdictName, verdicts } from '../../testing/answer-to.ts';
import { evidenceGiven } from './evidence.ts';
import { loneReason } from './lone-reason.ts';
import { otherSide } from './other-side.ts';
import { position } from './position.ts';
import { storyInArgument } from '../wrong-kind/story-in-argument.ts';
import { vagueDemand } from './vague-demand.ts';

const rules = { evidenceGiven, loneReason, otherSide, position, storyInArgument, vagueDemand };

const rows: [keyof typeof rules, VerdictName, string[]][] = [
  [
    'evidenceGiven',
    'is left to be looked for again',
    [
      'in 2024',
      'one day it broke',
      'my little cousins',
      'my friend',
      'our neighbour',
      'our neighbours',
      'my cousin',
      'my best friends',
      'my brother',
      'an expert',
      'experts',
      'the doctor',
      'doctors',
      'scientist',
      'scientists',
      'since we moved',
      'ever since we moved',
      'in room nine',
      'in room one',
    ],
  ],
  ['evidenceGiven', 'is half taken', ['the grumpy old magpies']],
  ['evidenceGiven', 'is not taken', ['it is so', 'magpies']],
  [
    'loneReason',
    'is taken',
    [
      'in 2024',
      'for example',
      'like when it rained',
      'my friend',
      'my friends',
      'our cousin',
      'my little cousins',
      'my brother',
      'my brothers',
      'my big sister',
      'my sisters',
      'my nan',
      'my nana',
      'our neighbour',
      'our neighbours',
      'a scientist',
      'scientists',
      'he says',
      'they say',
      'said',
    ],
  ],
  ['loneReason', 'is half taken', ['grass is green and long']],
  ['loneReason', 'is not taken', ['grass is green too']],
  [
    'otherSide',
    'is taken',
    [
      'some people say it costs but it is fun',
      'sum kids think it is bad. They have all of it',
      'sum kids think it is bad.  They  have  all  of it',
      'parents will say it isn’t safe',
      'my nan thinks it is not true',
      'the dentist argues. that’s not so',
      'grownups worry, yet it is safe',
      'principals complain but we win',
      'the principal may think so. It is still safe',
      'i know it costs a lot, but it helps',
      "parents don't want it",
      'parents dont like it but we do',
      'teachers want it but we don’t',
      "the boss says it won't do",
      'others doesn’t',
      'although it is so',
    ],
  ],
  [
    'otherSide',
    'is half taken',
    [
      'the boss says it wont do',
      'some people say it costs',
      'others say so. It is',
      'my nan thinks it costs',
    ],
  ],
  ['otherSide', 'is not taken', ['it costs a lot but we will win it']],
  [
    'storyInArgument',
    'is taken',
    ['we should', 'need to', 'needs to', 'needed to', 'a reason', 'reasons', 'because'],
  ],
  ['storyInArgument', 'is left to be looked for again', ['we ate pies']],
  [
    'vagueDemand',
    'is taken',
    [
      'the council should mend the path',
      'councils must mend the path',
      'the principal needs to mend it',
      'you need to mend the path',
      'boards could mend the path',
      'our teacher can mend it',
      'the owner must mend it',
    ],
  ],
  [
    'vagueDemand',
    'is left to be looked for again',
    ['mend the old wobbly path', 'boards must mend paths'],
  ],
  ['vagueDemand', 'is not taken', ['the council', 'it is so', 'the path']],
];

describe.each(rows)('a step of %s %s', (rule, verdict, all) => {
  it.each(all)('with “%s”', (fresh) => {
    expect(answerTo(rules[rule], { fresh })).toBe(verdicts[verdict]);
  });
});

it.each([
  ['the council', 'The council should do something'],
  ['teachers', 'Teachers must fix it'],
  ['owners', 'Something must change'],
])(
  'who should act is half of it, where it is still not said what to do: “%s”',
  (fresh, sentences) => {
    expect(answerTo(vagueDemand, { fresh, sentences })).toBe('half');
  },
);

it.each([
  ['position', true, { isEarly: true, fresh: 'I believe that we win' }],
  ['position', true, { isEarly: true, fresh: 'it needs a roof' }],
  ['position', true, { isEarly: true, fresh: 'Stop it' }],
  ['position', false, { isEarly: true, fresh: 'it is a roof' }],
  ['position', false, { fresh: 'I believe that we win' }],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rules[rule], place)).toBe(verdict);
});
