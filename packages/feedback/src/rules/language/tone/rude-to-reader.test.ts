import { expect, it } from 'vitest';
import { readAsForm } from '../../../text/student-text.ts';
import { rudeToReader } from './rude-to-reader.ts';

const letter = (said: string) =>
  `To: help@chips.nz\nSubject: Your chips\nHi,\nI opened a packet. It was half air. There were 19 chips in it. ${said}\nTia`;

const found = (said: string) => rudeToReader.find(readAsForm(letter(said), 'persuade'));

it.each([
  'You are greedy and you just want our money.',
  'You lot should eat one.',
  'You obviously don’t care about kids.',
  'So hurry up and fix it.',
  'Get off your bums.',
])('a letter with hardly a reason in it is rude all the same: %s', (said) => {
  expect(found(said)).toHaveLength(1);
});

it.each([
  'You are not greedy and I like your chips.',
  'You are kind to read this.',
  'My dad says you are greedy.',
  'Please hurry up and write back.',
  'Your mean average is 19 chips.',
])('what is polite, not so or somebody else’s is left alone: %s', (said) => {
  expect(found(said)).toEqual([]);
});
