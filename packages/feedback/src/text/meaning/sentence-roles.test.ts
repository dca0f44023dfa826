import { expect, it } from 'vitest';
import { explains, isQuestion, isStep } from './sentence-roles.ts';

it.each([
  'Next time, tell us what you saw.',
  'Hana, try a stronger verb.',
  'Hana Whitcombe-Smith, try a stronger verb.',
  'A full stop would help here.',
  'Your ending needs one more sentence.',
  'It need an ending.',
  'Your next step is to read it aloud.',
  'The ending could be stronger.',
  'Explain what the threads do.',
  'Slow down the moment when the door opens.',
  'Cut what we don’t need.',
  'In your second point, give a reason.',
  'Instead of “It was fun”, finish by saying why.',
])('%s is a step', (sentence) => {
  expect(isStep(sentence)).toBe(true);
});

it.each([
  'You wrote “try this next step” well.',
  'Your opening made me laugh.',
  'In the story, try as she might, she fell.',
  'well done, try harder is what he heard.',
  'The entry is strong.',
  'Number three is best.',
  'Keep up the good work!',
  'For me, the ending works.',
])('%s is no step', (sentence) => {
  expect(isStep(sentence)).toBe(false);
});

it.each([
  ['What did you see?', true],
  ['Did she say “why?”', true],
  ['You asked “why?” twice.', false],
  ['What a day! ', false],
])('whether %s is a question: %s', (sentence, is) => {
  expect(isQuestion(sentence)).toBe(is);
});

it.each([
  'It makes the reader wait.',
  'That’s how readers see it.',
  'Then the reader knows why.',
  'For example a smell or a sound.',
])('%s explains what stands before it', (sentence) => {
  expect(explains(sentence)).toBe(true);
});

it.each([
  'It says “we ran” twice.',
  'It would help to say why.',
  'I think it makes the reader wait.',
  'Then Tama ran.',
  'Itchy words are fun.',
  'You gave some, for example a smell.',
])('%s says something of its own', (sentence) => {
  expect(explains(sentence)).toBe(false);
});
