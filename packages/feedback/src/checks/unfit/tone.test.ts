import { expect, it } from 'vitest';
import { checkTone } from './tone.ts';

it.each([
  'You are so clever!',
  'You’re a great writer.',
  'You are not very good writer material; you are messy.',
  'Good girl.',
  'I am disappointed.',
  'This makes no sense.',
  'Your spelling is really bad.',
  'A lazy effort.',
  'You always forget full stops.',
  'You’re such a smart kid.',
  'You are an amazing writer.',
  'You are really, you are very gifted.',
  'What a clever boy you are!',
  'I’m ashamed of this.',
  'The ending was awful.',
  'It looks just messy.',
  'This is so very boring.',
  'You tried, but: it is awful.',
  'Stop! It was messy.',
  'That is poor spelling.',
  'This is sloppy.',
  'Here you failed.',
  'Your second paragraph is a bit of a mess.',
  'Your punctuation is all over the place.',
  'Fix the silly mistakes.',
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
  'You are naturally funny in this part.',
  'You are so good at endings.',
  'She is disappointed, and I can tell.',
  'It was awfully cold, and your words show it.',
  'The poor workers come to life.',
  'You used 5 out of 5 senses, and 10 percent of it is speech.',
  'The crumbs prove it is bad to sit there.',
  'Say why this is boring for her.',
  'Your bedroom is a real mess, and I can picture it.',
  'The chips were all over the place.',
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
  for (const stop of ['.', '!', '?'])
    expect(checkTone(`You never check${stop} Read it again.`, 'nextStep')).not.toBeNull();
  expect(checkTone('You never use a full stop against a friend.', 'nextStep')).not.toBeNull();
});

it.each([
  ['You are so clever!', 'about the writing'],
  ['Good girl.', 'about the writing'],
  ['A lazy effort.', 'without harsh words'],
  ['You never check.', 'without harsh words'],
])('tells the writer what to do instead of “%s”', (comment, told) => {
  expect(checkTone(comment, 'nextStep')).toContain(told);
});

it('does not let pass harsh words as praise', () => {
  expect(checkTone('Your spelling is really bad.', 'strength')).not.toBeNull();
});
