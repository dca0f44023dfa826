import { describe, expect, it } from 'vitest';
import type { PlaceNow } from '../rule.ts';
import { answerTo, type VerdictName, verdicts } from '../testing/answer-to.ts';
import { amounts } from './instructions/amounts.ts';
import { impersonalTone } from './tone/impersonal-tone.ts';
import { linkingWords } from './joining/linking-words.ts';
import { nameCalling } from './tone/name-calling.ts';
import { readerQuestion } from './questions/reader-question.ts';
import { readyWhen } from './instructions/ready-when.ts';

const rules = { amounts, impersonalTone, linkingWords, nameCalling, readerQuestion, readyWhen };

const rows: [keyof typeof rules, VerdictName, keyof PlaceNow, string[]][] = [
  [
    'amounts',
    'is taken',
    'fresh',
    [
      '2 cups',
      '½ cup',
      '1.5 litres',
      '1/2 tsp',
      'half an hour',
      'half of a teaspoon',
      '3g',
      'two minutes',
      '1 piece',
      'six slices',
      '1 sheet',
    ],
  ],
  ['amounts', 'is left to be looked for again', 'fresh', ['2 eggs', 'halfway', 'a slice', 'one']],
  ['amounts', 'is not taken', 'fresh', ['some more']],
  ['impersonalTone', 'is left to be looked for again', 'fresh', ['weka run']],
  ['impersonalTone', 'is not taken', 'fresh', ['I ran', 'our weka', 'me']],
  [
    'impersonalTone',
    'is not taken',
    'sentences',
    ['We fed one at camp', 'Last year we nearly stepped on a weka', 'Once I heard it at Nan’s'],
  ],
  [
    'impersonalTone',
    'is left to be looked for again',
    'sentences',
    ['We need to keep dogs away', 'We must save them', 'People fed them at camps'],
  ],
  [
    'linkingWords',
    'is taken',
    'sentences',
    [
      'Because of this we win',
      'More important it runs',
      'More importantly it runs',
      'Most of all it runs',
    ],
  ],
  ['linkingWords', 'is left to be looked for again', 'sentences', ['Dogs run']],
  ['linkingWords', 'is not taken', 'words', ['Secondly dogs run', 'Thirdly dogs run']],
  ['nameCalling', 'is left to be looked for again', 'words', ['You are late', 'It is dumb']],
  [
    'nameCalling',
    'is not taken',
    'words',
    [
      'You’re an idiot, you’re idiots',
      'you are so dumb',
      "you're all losers",
      'your stupid',
      'People who litter are dumb',
      'Anyone who litters is a moron',
      'Grumpy drivers are just stupid',
      'only a lazy boss',
    ],
  ],
  ['readerQuestion', 'is taken', 'fresh', ['Is it?']],
  [
    'readerQuestion',
    'is half taken',
    'fresh',
    [
      'Why not wait',
      'We ran. Please can you run',
      'We ran.\nWouldn’t you',
      "Wouldn't you run",
      'Wouldnt you run',
      'Don’t you run',
      "Don't you run",
      'Dont you run',
      'I wonder if it is',
      'ask yourself',
      'imagine your dog there',
    ],
  ],
  ['readerQuestion', 'is not taken', 'fresh', ['We know why do they', 'We can run']],
  [
    'readyWhen',
    'is taken',
    'fresh',
    [
      'until it is golden',
      'for 5 minutes',
      'a minute',
      'one min',
      'ten mins',
      'an hour',
      'hours',
      'a second',
      'days',
      'a week',
      'so it sets',
      'so that it sets',
      'carefully',
      'be careful',
      'don’t stop',
      "don't stop",
      'dont stop',
      'for several hours',
    ],
  ],
  [
    'readyWhen',
    'is not taken',
    'fresh',
    [
      'in the pan',
      'until it is cooked',
      'until it’s done',
      "until it's done",
      'until its ready',
      'till they are done',
      'until they’re all done',
      "until they're done",
      'until theyre done',
      'until it done',
    ],
  ],
];

describe.each(rows)('a step of %s %s, judged by its %s', (rule, verdict, part, all) => {
  it.each(all)('“%s”', (words) => {
    expect(answerTo(rules[rule], { [part]: words })).toBe(verdicts[verdict]);
  });
});
