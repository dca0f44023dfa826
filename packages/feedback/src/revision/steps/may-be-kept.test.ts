import { expect, it } from 'vitest';
import { judgeSteps } from '../verdicts/judge-steps.ts';
import { mayBeKept } from './may-be-kept.ts';

it.each([
  'Is “We went home” your best ending? Write one more, and keep the one you like better.',
  'Try the long sentence with “we ran” as two. Keep the one that sounds better.',
  'Write one more ending in place of “We went home”. Keep the best.',
  'Put when or where at the front of one, and keep it if it sounds better.',
  'Say “It was big” again with something else in place of ‘big’. Use it if you like it better.',
  'Try “We ran” again, with another part of it at the front. Which way sounds better?',
  'Let a friend act out “Mix it” and what follows: where do they stop?',
])('may leave the words as they are: “%s”', (comment) => {
  expect(mayBeKept(comment)).toBe(true);
});

it.each([
  'Keep your facts together under one heading.',
  'Change “I like it better” to a reason.',
  'Begin “We ran” another way.',
  'Replace ‘put’ in “We put it down” with a more exact verb, and keep the one that shows it best.',
  'Watch a friend mix it. Where do they stop? Write what they needed there.',
])('asks for a change: “%s”', (comment) => {
  expect(mayBeKept(comment)).toBe(false);
});

const before =
  'We packed the car. We drove to the lake with Koro. Dad put up the tent. Then it rained. We ate eggs. We went home.';
const after = before.replace('Then it rained', 'Then it hailed');

const verdictOf = (comment: string, to = after) =>
  judgeSteps(before, to, [{ step: 0, comment, quotations: ['We packed the car'], rule: null }])
    .judged[0]?.verdict;

it('can’t be told of words that stayed where the student chooses, and is not yet done elsewhere', () => {
  expect(verdictOf('Write “We packed the car” another way. Which do you like better?')).toBe(
    'cantTell',
  );
  expect(verdictOf('Write “We packed the car” another way.')).toBe('notYet');
});

it('can’t be told where the place was changed in other words than the one that it names', () => {
  const step = {
    step: 0,
    comment:
      'Say “We packed lots of eggs in the big red box” again without ‘lots of’. Use it if you like it better.',
    quotations: ['We packed lots of eggs in the big red box'],
    rule: 'plainestWord',
  };
  const own = `${before} We packed lots of eggs in the big red box.`;
  const { judged } = judgeSteps(own, own.replace('red', 'blue'), [step]);
  expect(judged[0]?.verdict).toBe('cantTell');
});

it('is not yet done in a draft that is the same', () => {
  expect(verdictOf('Try “We packed the car” another way. Keep the best.', before)).toBe('notYet');
});
