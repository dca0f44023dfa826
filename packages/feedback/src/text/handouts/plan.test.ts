import { expect, it } from 'vitest';
import { readAsForm } from '../student-text.ts';

const planner =
  'Setting: an old mill\nMain characters: Pipi and Jo\nThe problem: the wheel stops\nHow do they fix it?: they climb down';
const planned = (text: string) =>
  readAsForm(text).plan.map(({ kind, text: words }) => [kind, words]);

it('reads what stands beside the labels of a planner, and no label as a sentence', () => {
  expect(planned(planner)).toEqual([
    ['setting', 'an old mill'],
    ['characters', 'Pipi and Jo'],
    ['problem', 'the wheel stops'],
    ['solution', 'they climb down'],
  ]);
  const { sentences, title } = readAsForm(planner);
  expect(sentences.map(({ text }) => text)).toEqual([
    'an old mill',
    'Pipi and Jo',
    'the wheel stops',
    'they climb down',
  ]);
  expect(title).toBeNull();
});

it('reads the planner of an argument', () => {
  expect(
    planned('My opinion: more shade\nReason one: it is hot\nWhat others might say: it costs money'),
  ).toEqual([
    ['opinion', 'more shade'],
    ['reason', 'it is hot'],
    ['otherSide', 'it costs money'],
  ]);
});

it.each([
  ['an invitation', 'Where: the hall\nWhen: 3 pm\nWho: everyone\nBring: a plate'],
  ['a fact file', 'Size: 6 metres\nFood: seals\nHabitat: the sea\nEnemies: orcas'],
  ['a play', 'Jo: Where is it?\nPip: I ate it.\nJo: You did not!\nPip: I was hungry.'],
  ['two labels', 'Problem: the wheel stops\nSolution: they climb down'],
  ['one kind of label', 'Reason 1: it is hot\nReason 2: it is dry\nReason 3: it is loud'],
  [
    'an argument under headings',
    ['Opinion', 'Reason 1', 'Reason 2']
      .map((label) => `${label}: ${'we need more shade in the playground '.repeat(4)}`)
      .join('\n'),
  ],
  [
    'a story that has a few labels',
    `Title: The Mill\nSetting: a mill\nProblem: it stops\n${'The wheel stood still.\n'.repeat(4)}`,
  ],
])('takes %s for no planner', (_, text) => {
  expect(planned(text)).toEqual([]);
});
