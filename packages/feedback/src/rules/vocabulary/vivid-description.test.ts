import { describe, expect, it } from 'vitest';
import { found } from '../testing/found.ts';
import { vividDescription } from './vivid-description.ts';

describe('a vivid description', () => {
  it.each(['Nan had wobbly old legs', 'We saw the wobbly red gate'])(
    'is praised: “%s”',
    (words) => {
      expect(found(vividDescription, `We sat. ${words}. We ate.`)).toEqual([['strength', words]]);
    },
  );

  it.each([
    'He had a dog Wobbly Bob',
    'Wobbly old gate',
    'A wobbly gate',
    'It had wobbly ones there',
    'We had a wobbly an old one',
    'It had a wobbly one there',
    'It isn’t a wobbly gate',
    "It isn't a wobbly gate",
    'It had bigger wobbly legs there',
    'It had the biggest wobbly legs',
    'It gets wobbly legs there',
    'They get wobbly legs there',
    'The thing has wobbly legs',
    'The things have wobbly legs',
    'It often has wobbly legs',
  ])('is not praised: “%s”', (words) => {
    expect(found(vividDescription, `We sat. ${words}. We ate.`)).toEqual([]);
  });
});
