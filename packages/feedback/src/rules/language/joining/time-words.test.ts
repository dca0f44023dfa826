import { expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { timeWords } from './time-words.ts';

const shown = (words: string) =>
  quoted(timeWords, `We packed. ${words} we ran. Finally we slept. Dad sang.`);

it.each([
  'On Monday',
  'On Tuesday',
  'On Wednesday',
  'On Thursday morning',
  'On Friday afternoon',
  'On Saturday night',
  'On Sunday evening',
  'After that',
  'After dinner',
  'After breakfast',
  'After tea',
  'After school',
  'On the way home',
  'On the way back',
  'On the way there',
  'The next day',
  'The next morning',
  'The next night',
  'That night',
  'That afternoon',
  'That morning',
  'That evening',
  'Later that day',
  'Later that night',
  'In the morning',
  'In the afternoon',
  'In the evening',
  'In the end',
  'At last',
  'At lunchtime',
  'At 6 in the morning',
  'At 10 in the morning',
  'One day',
  'One night',
  'One morning',
  'Last week',
  'Last weekend',
  'Last Saturday',
])('events are kept in their order by “%s”', (words) => {
  expect(shown(words)).toEqual([words, 'Finally']);
});

it.each([
  'On a day',
  'Then on Monday',
  'First day',
  'Next time',
  'The first thing',
  'First',
  'Next',
  'Last year',
  '“On Monday”',
])('events are not kept in their order by “%s”', (words) => {
  expect(shown(words)).toEqual([]);
});

it('the two longest are shown, in their order', () => {
  expect(
    quoted(
      timeWords,
      'On Monday we ran. After breakfast we ate. Finally we sat. In the afternoon we slept.',
    ),
  ).toEqual(['After breakfast', 'In the afternoon']);
  expect(quoted(timeWords, 'First we ran. Next we ate. Finally we sat. Dad slept.')).toEqual([]);
  expect(quoted(timeWords, 'On Monday we ran. Then we ate. on monday we sat. We fell.')).toEqual(
    [],
  );
});
