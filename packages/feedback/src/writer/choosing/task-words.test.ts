import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { scopeOf } from '../scopes/scope.ts';
import { material } from '../testing/material.ts';
import { withTaskWords } from './task-words.ts';

const given = { strengths: [], steps: [material('heardAloud')] };

function firstStep(text: string, instructions: string, kind: 'spelling' | 'vocabulary' | 'ideas') {
  const assignment = { title: '', instructions, rubric: '' };
  const { steps } = withTaskWords(given, readStudentText(text), scopeOf(kind), assignment);
  return [steps[0]?.rule, steps[0]?.quotations[0]];
}

describe('words that the task lists are checked first', () => {
  const text = 'We wnet becos Nan sed so. I like stories, thay say. It is thier dog, and ther cat.';
  const wall = 'Check the words on our wall: because, they, said, went, when.';

  it('those that stand for one of them, and surely for no other', () => {
    expect(firstStep(text, wall, 'spelling')).toEqual([
      'listedMisspelling',
      ['wnet', 'becos', 'sed', 'thay'],
    ]);
  });

  it.each([
    ['in feedback about something else', text, wall, 'ideas'],
    ['where the task lists no words', text, 'Check your words: nouns and verbs.', 'spelling'],
    ['where they are spelt right', 'We went because Nan said so.', wall, 'spelling'],
    ['where a name is like one of them', 'Thay met Wehn.', wall, 'spelling'],
  ] as const)('none %s', (_, draft, task, kind) => {
    expect(firstStep(draft, task, kind)).toEqual(['heardAloud', ['the words of heardAloud']]);
  });
});

describe('words that the task asks to do without are found first', () => {
  const text =
    'It has sticky things on it. They hold on to stuff with a hard thing. It is really fast. It got a crab.';

  it.each([
    'Try to avoid ‘thing’, ‘stuff’, ‘got’ and ‘really’.',
    "Use exact words and don't use 'stuff' or 'things'.",
    'Words like "thing" and "stuff" do not help your reader.',
    'Use exact words instead of ‘thing’ or ‘stuff’.',
  ])('as in “%s”', (task) => {
    const [rule, words] = firstStep(text, task, 'vocabulary');
    expect([rule, words]).toEqual([
      'vagueWords',
      ['It has sticky things on it', 'They hold on to stuff with a hard thing'],
    ]);
  });

  it('and are shown where another could stand', () => {
    const storm =
      'The lights went off. We went to the door. The dog went under my bed. Mum went off.';
    expect(firstStep(storm, 'Do not use ‘went’ or ‘nice’.', 'vocabulary')).toEqual([
      'vagueWords',
      ['We went to the door', 'The dog went under my bed'],
    ]);
  });

  it.each([
    ['in feedback about something else', text, 'Avoid ‘thing’ and ‘stuff’.', 'ideas'],
    [
      'where the task names them as good',
      text,
      'Use words like ‘stuff’ and ‘thing’.',
      'vocabulary',
    ],
    ['for words that are not vague', text, 'Avoid ‘it’ and ‘they’.', 'vocabulary'],
    [
      'where one stands alone',
      'I saw a thing. It ran.',
      'Avoid ‘thing’ and ‘stuff’.',
      'vocabulary',
    ],
    [
      'in what somebody says',
      '“Stuff, stuff and stuff,” said Dad. “A thing!”',
      'Avoid ‘thing’ and ‘stuff’.',
      'vocabulary',
    ],
  ] as const)('none %s', (_, draft, task, kind) => {
    expect(firstStep(draft, task, kind)).toEqual(['heardAloud', ['the words of heardAloud']]);
  });
});
