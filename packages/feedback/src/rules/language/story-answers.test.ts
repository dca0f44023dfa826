import { describe, expect, it } from 'vitest';
import type { PlaceNow } from '../rule.ts';
import { answerTo, type VerdictName, verdicts } from '../testing/answer-to.ts';
import { pastTense } from './tense/past-tense.ts';
import { senses } from './poetic/senses.ts';
import { simile } from './poetic/simile.ts';
import { speech } from './speaking/speech.ts';
import { toldFeeling } from './feelings/told-feeling.ts';

const rules = { pastTense, senses, simile, speech, toldFeeling };

const rows: [keyof typeof rules, VerdictName, keyof PlaceNow, string[]][] = [
  ['pastTense', 'is left to be looked for again', 'fresh', ['went', 'ran']],
  ['pastTense', 'is not taken', 'fresh', ['going']],
  ['senses', 'is taken', 'fresh', ['the smell of hāngī', 'loud waves']],
  ['senses', 'is half taken', 'fresh', ['loud']],
  ['senses', 'is not taken', 'fresh', ['the old gate', 'he whispered “no”', 'she screamed']],
  [
    'simile',
    'is left to be looked for again',
    'words',
    ['The water was cold', 'it fell like that'],
  ],
  [
    'simile',
    'is not taken',
    'words',
    [
      'as cold as ice',
      'as big as a bus',
      'it ran like a dog',
      'went just like an old dog',
      'walk like little ducks',
      'walked off like little ducks',
      'glowed like old lamps',
      'floated like big boats',
      'drifted like big boats',
      'danced like old leaves',
    ],
  ],
  [
    'speech',
    'is taken',
    'sentences',
    [
      '“Go,” said Nan',
      '"Go," said Nan',
      'Nan said ‘Go.’',
      "Nan said 'Go.'",
      "'I can't go!' said Nan",
      'Nan said Go”',
    ],
  ],
  [
    'speech',
    'is half taken',
    'sentences',
    [
      'Nan said go now',
      'Nan yelled, don’t go',
      "Nan yelled: don't go",
      'Nan yelled dont go',
      'Nan said let’s go',
      "Nan said let's go",
      'Nan said lets go',
      'Nan said im late',
      'Nan said i’m late',
      "Nan said i'm late",
    ],
  ],
  ['speech', 'is not taken', 'sentences', ['Nan told us to go', 'Nan’s dog and Ana’s dog ran.']],
  ['toldFeeling', 'is taken', 'fresh', ['my hands shook']],
  ['toldFeeling', 'is half taken', 'fresh', ['I thought of Nan’s dog']],
  ['toldFeeling', 'is left to be looked for again', 'fresh', ['under the table']],
  ['toldFeeling', 'is not taken', 'fresh', ['so very']],
];

describe.each(rows)('a step of %s %s, judged by its %s', (rule, verdict, part, all) => {
  it.each(all)('“%s”', (words) => {
    expect(answerTo(rules[rule], { [part]: words })).toBe(verdicts[verdict]);
  });
});

it.each([
  ['toldFeeling', false, { fresh: 'under the table', sentences: 'I was scared under the table' }],
  [
    'toldFeeling',
    'half',
    { fresh: 'its wheels squeaked', sentences: 'It was sad. Its wheels squeaked' },
  ],
  [
    'toldFeeling',
    undefined,
    { fresh: 'Nan left her tea', sentences: 'He was sick at sea and Nan left her tea' },
  ],
  [
    'toldFeeling',
    undefined,
    { fresh: 'I walked home alone', sentences: 'It was a cool day and I walked home alone' },
  ],
  ['toldFeeling', false, { fresh: 'gutted and went in', sentences: 'He was gutted and went in' }],
  [
    'toldFeeling',
    false,
    { fresh: 'in the big shed', sentences: 'I was in the big shed and upset' },
  ],
  ['pastTense', undefined, { words: 'we were going', fresh: 'going' }],
  ['pastTense', undefined, { words: 'I was going', fresh: 'going' }],
] as const)('a step of %s is judged %s by its place: %o', (rule, verdict, place) => {
  expect(answerTo(rules[rule], place)).toBe(verdict);
});
