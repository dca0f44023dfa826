import { expect, it } from 'vitest';
import { checkTone } from './tone.ts';

it.each([
  'You are so clever!',
  'You’re a great writer.',
  'You are not very good writer material; you are careless.',
  'Good girl.',
  'I am disappointed.',
  'This makes no sense.',
  'Your spelling is really bad.',
  'A lazy effort.',
  'You always forget full stops.',
  'I give this 7 out of 10.',
  'That is Level 2B.',
  'Your grade: A-',
  'You got 85%.',
])('does not let pass: %s', (comment) => {
  expect(checkTone(comment, 'nextStep')).not.toBeNull();
});

it.each([
  'Your clever opening pulls me in.',
  'You are careful with speech marks.',
  'The ending is good, and the middle needs one more detail.',
  'Three of your sentences start the same way.',
  'The horrible monster is easy to picture, and the rubbish on the beach is too.',
  'Mark a place for a full stop.',
  'You used 5 of the words on our list.',
])('lets pass: %s', (comment) => {
  expect(checkTone(comment, 'nextStep')).toBeNull();
});

it('lets praise speak of a habit, and no next step', () => {
  const habits = ['You never tell us how he feels: you show it.', 'You always say who speaks.'];
  expect(habits.map((comment) => checkTone(comment, 'strength'))).toEqual([null, null]);
  expect(habits.map((comment) => checkTone(comment, 'nextStep'))).not.toContain(null);
});

it('lets a next step say that something does not come again', () => {
  expect(checkTone('After that, you never mention it again.', 'nextStep')).toBeNull();
  expect(checkTone('You never check. Read it again.', 'nextStep')).not.toBeNull();
});

it('does not let pass harsh words as praise', () => {
  expect(checkTone('Your spelling is really bad.', 'strength')).not.toBeNull();
});
