import { expect, it } from 'vitest';
import { keptOf } from '../testing/sample-feedback.ts';

const isKept = keptOf(
  `It was so cold. My nana's dog ran off. "Grab your shoes," said Dad. Where was he? We went to Nelson in june. I like Nelson. dont go, I said. Stop! After tea, we sat on our neighbours wall. It was a dog's ball, Toms ball and our friends house`,
);

it.each([
  'Look at “nana’s dog”: the first word needs an apostrophe.',
  'The apostrophe is missing in “nana’s”.',
  'You forgot the apostrophe in “dog’s ball”.',
  'There is no capital on “Nelson”.',
  'Add an apostrophe to “nana’s dog”.',
  '“Grab your shoes” needs speech marks, so that we know who says it.',
  'Put speech marks around “Grab your shoes”.',
  'You left out the talking marks around “Grab your shoes”.',
  '“Where was he” needs a question mark.',
  'The question mark is missing after “Where was he”.',
  'Put a full stop after “ran off”.',
  '“Nelson” needs a capital letter.',
  'Put a capital letter at the start of “My nana’s dog”.',
  'An exclamation mark is missing after “Stop”.',
  'Add a comma after “After tea”.',
  'Could you put the apostrophe in “nana’s dog”?',
])('drops what says that a mark is missing which is there: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(false);
});

it.each([
  '“june” needs a capital letter.',
  '“dont” needs an apostrophe.',
  'Add an apostrophe to “neighbours wall”.',
  'Look at “a dog’s ball, Toms ball”: one more word needs an apostrophe.',
  '“dont go” needs speech marks.',
  'Put a full stop after “friends house”.',
  'Put a comma after “ran off”.',
  '“Stop” needs a comma in place of its mark.',
  '“It was so cold. My nana’s dog ran off” needs a full stop in the middle.',
  'Put a capital letter at the start of “dont go”.',
  '“Grab your shoes” needs an answer in speech marks.',
])('lets be what says so where it is missing: %s', (comment) => {
  expect(isKept('nextStep', comment)).toBe(true);
});

it.each([
  'You also put the apostrophe in “dog’s ball”.',
  'You’ve put the capital on “Nelson”, and it shows that it is a place.',
  'You carefully put speech marks around “Grab your shoes”.',
])('lets praise be that a mark was put where it belongs: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

it('sees a mark that words are said to need at their end, and have', () => {
  const asked = keptOf('It was so cold. Who left the gate open? I ran to shut it! Mum was cross.');
  const [question, cry] = [
    'You ask something in “Who left the gate open”, so it needs to end with a question mark.',
    '“I ran to shut it” should finish with an exclamation mark instead.',
  ];
  expect(asked('nextStep', question)).toBe(false);
  expect(asked('nextStep', cry)).toBe(false);
  const instead = 'In “Who left the gate open” its full stop should be a question mark.';
  expect(asked('nextStep', instead)).toBe(false);
  expect(asked('nextStep', instead.replace('Who left the gate open', 'Mum was cross'))).toBe(true);
  expect(asked('nextStep', cry.replace('I ran to shut it', 'Mum was cross'))).toBe(true);
  expect(asked('nextStep', question.replace('Who left the gate open', 'It was so cold'))).toBe(
    true,
  );
});
