import { describe, expect, it } from 'vitest';
import type { PlaceNow } from '../rule.ts';
import { answerTo, type VerdictName, verdicts } from '../testing/answer-to.ts';
import { apostrophes } from './apostrophes.ts';
import { capitals } from './capitals.ts';
import { speechMarks } from './speech-marks.ts';

const rules = { apostrophes, capitals, speechMarks };

const rows: [keyof typeof rules, VerdictName, keyof PlaceNow, string[]][] = [
  ['apostrophes', 'is left to be looked for again', 'words', ['I can’t swim']],
  ['apostrophes', 'is not taken', 'words', ['I cahnt swim']],
  [
    'capitals',
    'is left to be looked for again',
    'words',
    ['We swam', '“We swam', 'then I swam', 'we swam, I', 'I swam', 'A dog'],
  ],
  [
    'capitals',
    'is not taken',
    'words',
    ['we swam', 'WE swam', 'in swam', 'the Itu', 'the HĪ hi', 'we met Nan'],
  ],
  [
    'speechMarks',
    'is taken',
    'sentences',
    [
      '“Oh no,” said Dad',
      '"Oh no" said Dad',
      "Dad said 'Oh no!'",
      'Dad said ‘I can’t go.’',
      "Dad said 'I can't. I won't go!'",
      'Dad said ‘no’',
      'Dad said ‘I won’t!’',
      "Dad said 'I can't.'",
      '‘I don’t,’ said Dad',
      'Dad said ‘It’s Nan’s’',
      "Dad said 'I can't'",
      '“Dad said” oh no, “I can’t”',
    ],
  ],
  ['speechMarks', 'is half taken', 'sentences', ['Dad said “oh no']],
  [
    'speechMarks',
    'is half taken',
    'sentences',
    [
      'Mum said “who are you” and the elf said I am Pip',
      '"I am lost" said the kiwi and Tui said let’s go home',
      'Ana yelled “wait for me” and Ben shouted we can’t stop',
      '“It is cold,” I said and Nan whispered what is that noise',
    ],
  ],
  [
    'speechMarks',
    'is taken',
    'sentences',
    [
      'Mum said “who are you” and the elf said “I am Pip”',
      '“Sit,” said Dad and he said it was time for tea',
      '“Look!” said Nan and she told us what it is',
      '“I can see it,” Ben said. “I am not scared.”',
    ],
  ],
  [
    'speechMarks',
    'is not taken',
    'sentences',
    [
      'Dad said oh no',
      '“Dad said” oh no',
      '“ Then my dad said” oh no',
      '‘Dad sed’ oh no',
      "'asked Dad' oh no",
      'Nan’s 7’ dog',
      'Dad said I can’t and I won’t',
      "It was 6' by 7' long",
      'Nan’s dog and Ana’s dog ran',
    ],
  ],
];

describe.each(rows)('a step of %s %s, judged by its %s', (rule, verdict, part, all) => {
  it.each(all)('“%s”', (words) => {
    expect(answerTo(rules[rule], { [part]: words })).toBe(verdicts[verdict]);
  });
});
