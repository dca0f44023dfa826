import { describe, expect, it } from 'vitest';
import { answerTo, type VerdictName, verdicts } from '../testing/answer-to.ts';
import { bareSentence } from './moments/bare-sentence.ts';
import { bigMoment } from './moments/big-moment.ts';
import { careNeeded } from './steps/care-needed.ts';
import { compareSize } from './details/compare-size.ts';
import { crowdedMoment } from './moments/crowded-moment.ts';
import { figureSource } from './proof/figure-source.ts';
import { howBig } from './details/how-big.ts';
import { noFeelings } from './moments/no-feelings.ts';
import { sameReason } from './reasons/same-reason.ts';
import { unnamedProof } from './proof/unnamed-proof.ts';
import { vagueClaims } from './reasons/vague-claims.ts';
import { vagueThings } from './details/vague-things.ts';
import { whyStep } from './steps/why-step.ts';

const rules = {
  bareSentence,
  bigMoment,
  careNeeded,
  compareSize,
  crowdedMoment,
  figureSource,
  howBig,
  noFeelings,
  unnamedProof,
  vagueClaims,
  whyStep,
};

const rows: [keyof typeof rules, VerdictName, string[]][] = [
  [
    'bareSentence',
    'is taken',
    ['like walking on a bridge', 'with a crab in the pool', 'and we dug a hole'],
  ],
  [
    'bareSentence',
    'is left to be looked for again',
    ['like a bridge there', 'It smelt of seaweed there', 'digging holes'],
  ],
  ['bareSentence', 'is not taken', ['seaweed', 'it was so very much', 'really fun and cool']],
  ['bigMoment', 'is taken', ['my heart pounded', 'I thought of Nan']],
  ['bigMoment', 'is half taken', ['terrified', 'it was a big red bus', 'it was a big red old bus']],
  ['bigMoment', 'is left to be looked for again', ['it was a red bus', 'on the mat']],
  [
    'careNeeded',
    'is taken',
    [
      'be careful',
      'use a mitt',
      'go slow',
      'cut slowly',
      'hold it',
      'it is hot',
      'it is sharp',
      'keep away',
    ],
  ],
  ['careNeeded', 'is left to be looked for again', ['on the red mat']],
  [
    'compareSize',
    'is taken',
    [
      'like a bus',
      'longer than a bus',
      'as long as a bus',
      'the size of a bus',
      'it equals it',
      'twice that',
      'compare it',
      'compared',
      'it could fill it',
    ],
  ],
  ['compareSize', 'is half taken', ['in the big lake', 'in the big blue lake']],
  ['compareSize', 'is not taken', ['in the lake', 'big']],
  ['crowdedMoment', 'is taken', ['the dog ran up to him', 'then the old dog ran up to him']],
  ['crowdedMoment', 'is left to be looked for again', ['the dog ran at him']],
  [
    'figureSource',
    'is taken',
    [
      'according to my nan',
      'I read in a book',
      'researchers',
      'a study',
      'studies',
      'the survey',
      'one scientist',
      'an expert',
      'reports',
      'they reported it',
      'it says',
      'she said',
    ],
  ],
  ['figureSource', 'is not taken', ['every single year']],
  [
    'howBig',
    'is taken',
    [
      '40',
      'a metre',
      'metres',
      'one centimetre',
      'centimetres',
      'a kilo',
      'kilos',
      'one tonne',
      'tonnes',
      'a kilometre',
      'kilometres',
      'like a bus',
      'as big as a bus',
      'a hundred',
      'hundreds',
      'a thousand',
      'thousands',
      'one million',
      'millions',
      'half',
    ],
  ],
  ['howBig', 'is left to be looked for again', ['with big feet']],
  ['noFeelings', 'is taken', ['I was scared', 'my heart pounded', 'I thought of Nan']],
  ['noFeelings', 'is not taken', ['by the river']],
  [
    'unnamedProof',
    'is left to be looked for again',
    ['in 2024', 'most of us', 'found that gulls', 'twice as many'],
  ],
  ['unnamedProof', 'is half taken', ['at the university', 'from Otago', 'found it']],
  ['unnamedProof', 'is not taken', ['in a big book', 'by the sea']],
  [
    'vagueClaims',
    'is taken',
    [
      'my sister got knocked over there',
      'my sister got knocked over by one',
      'once our little dog ate a whole one',
    ],
  ],
  [
    'vagueClaims',
    'is left to be looked for again',
    ['my sister got knocked over', 'they eat scraps under the old tables'],
  ],
  [
    'vagueClaims',
    'is not taken',
    ['so very good', 'to us kids', 'for the kids', 'for kids', 'to all us kids.'],
  ],
  [
    'whyStep',
    'is taken',
    [
      'so it stays flat',
      'to keep it wet',
      'until it sets',
      'for 5 minutes',
      'for 10 minutes',
      'otherwise it tips',
    ],
  ],
  ['whyStep', 'is left to be looked for again', ['on the mat']],
];

describe.each(rows)('a step of %s %s', (rule, verdict, all) => {
  it.each(all)('with “%s”', (fresh) => {
    expect(answerTo(rules[rule], { fresh })).toBe(verdicts[verdict]);
  });
});

it.each([
  ['is left to be looked for again', 'Dogs can guard us'],
  ['is left to be looked for again', 'Dogs are fun to walk'],
  ['is not taken', 'Dogs are fun'],
  ['is not taken', 'They’re so cute'],
] as const)('a step about the same reason %s where there stands “%s”', (verdict, words) => {
  expect(answerTo(sameReason, { words })).toBe(verdicts[verdict]);
});

it.each([
  ['is taken', 'Like chess and tag', 'We played lots of games. Like chess and tag'],
  ['is taken', 'such as chess', 'lots of games such as chess'],
  ['is taken', 'chess, tag and cards', 'We played chess, tag and cards'],
  ['is left to be looked for again', 'chess', 'We played chess'],
  ['is left to be looked for again', 'like', 'We played games like'],
  ['is not taken', 'cool old', 'We saw lots of cool old stuff'],
  ['is not taken', 'Nan had lots of games', 'We ran. Nan had lots of games'],
] as const)('a step about vague things %s with “%s”', (verdict, fresh, sentences) => {
  expect(answerTo(vagueThings, { fresh, sentences })).toBe(verdicts[verdict]);
});
