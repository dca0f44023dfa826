import { expect, it } from 'vitest';
import { unkindToHer } from './unkind.ts';

const isUnkind = (comment: string) => unkindToHer.some((pattern) => pattern.test(comment));

it.each([
  'Leaving out full stops is rather babyish.',
  'It reads as if you copied it from a website.',
  'You must have copied some of this.',
  'I wonder if it was all copied.',
  'Eight flat sentences in a row are boring to read.',
  'Did you really write this yourself?',
  'This was clearly written by an adult.',
])('sees blame and suspicion: %s', (comment) => {
  expect(isUnkind(comment)).toBe(true);
});

it.each([
  'You copied what your koro did, step by step.',
  'Like a tūī that copied a phone, it makes me laugh.',
  'Say why the wait was boring for him.',
  'Which book told you this? Name it at the end.',
])('takes what happens in a text for no blame: %s', (comment) => {
  expect(isUnkind(comment)).toBe(false);
});
