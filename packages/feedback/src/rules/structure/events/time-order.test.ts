import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { timeOrder } from './time-order.ts';

describe('when things happened', () => {
  const praised = (words: string) =>
    quoted(timeOrder, `We swam. ${words} we all fished. The next day it rained. We slept.`);

  it.each([
    'After that',
    'After lunch',
    'After dinner',
    'After breakfast',
    'After tea',
    'After a while',
    'After school',
    'After the swim',
    'Later on',
    'Later that day',
    'Eventually',
    'Meanwhile',
    'Before long',
    'Straight away',
    'When we got there',
    'When we finally got there',
    'When we arrived',
    'In the morning',
    'In the afternoon',
    'In the evening',
    'In the end',
    'On the last day',
    'On the first day',
    'On the second day',
    'On the third day',
    'On the way there',
    'An hour later',
    'Two hours later',
    'Three days later',
    'Five minutes later',
    'A minute later',
    'Ten minutes later',
    'The next morning',
    'The next night',
    'That night',
    'That afternoon',
    'That morning',
    'That evening',
    'By the time it set',
    'As soon as it set',
  ])('is praised: “%s”', (words) => {
    expect(praised(words)).toEqual([`${words} we all fished`, 'The next day it rained']);
  });

  it.each([
    'After all',
    'So after lunch',
    'Later',
    'In the shed',
    'On the wharf',
    'Nine days later',
    'The next time',
    'That time',
  ])('is not praised: “%s”', (words) => {
    expect(praised(words)).toEqual([]);
  });

  it('is not praised in the first sentence', () => {
    expect(quoted(timeOrder, 'After lunch we fished. The next day it rained.')).toEqual([]);
  });
});
