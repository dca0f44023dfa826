import { expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { isFronted } from './fronted.ts';

const fronted = (text: string) => readStudentText(text).sentences.map((one) => isFronted(one));

it.each([
  'Today we went to the pool.',
  'Yesterday my dog ran away.',
  'Last night the wind howled.',
  'One day a kea came.',
  'After tea we slept.',
])('a sentence may begin with when before its subject: %s', (text) => {
  expect(fronted(text)).toEqual([true]);
});

it.each([
  'Today was the best day ever.',
  'Yesterday wasn’t fun.',
  'Tomorrow will be sunny.',
  'Last night was cold.',
  'This morning started badly.',
  'We went today.',
])('a day may be its subject: %s', (text) => {
  expect(fronted(text)).toEqual([false]);
});
