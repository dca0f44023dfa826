import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { whoAndWhere } from './who-and-where.ts';

describe('an opening tells who went where', () => {
  const praised = (opening: string) =>
    quoted(whoAndWhere, `${opening}. It rained. We hid. We ate.`);

  it.each([
    'I went to the creek',
    'I drove into town',
    'Me and Koro walked up to the hut',
    'I and my nan biked down to the sea',
    'Ana and I flew out to the island',
    'My aunty and me travelled to town',
    'We came to town with my nan',
    'We came to town wif our nan',
    'We came to town wiv my nan',
  ])('“%s”', (opening) => {
    expect(praised(opening)).toEqual([opening]);
  });

  it.each([
    'I went by bus',
    'We went to the creek',
    'I ran to the creek',
    'Me and Koro went at noon',
    'We came to town with the bus',
  ])('but not “%s”', (opening) => {
    expect(praised(opening)).toEqual([]);
  });

  it('of four sentences', () => {
    expect(quoted(whoAndWhere, 'I went to the creek. It rained. We hid.')).toEqual([]);
  });
});
