import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { shortAndLong } from './short-and-long.ts';

describe('a short sentence after a long one', () => {
  const long = 'We walked all the way up the hill behind the school in the';
  const praised = (short: string, last = 'wind.') =>
    quoted(shortAndLong, `${long} ${last} ${short}. We sat down there for a bit with Nan.`);

  it.each(['Nothing moved', 'Nothing at all moved', 'Nobody laughed'])(
    'is praised: “%s”',
    (one) => {
      expect(praised(one)).toEqual([one]);
    },
  );

  it.each([
    'Nothing at all moved there',
    'Silence',
    'nothing moved',
    'NOTHING MOVED',
    'It was fun',
    'We liked it all',
    'I loved it',
    'I like eels',
    'We had eels',
    'Dogs are red',
    'She laughs',
    'We go',
    'Then I went up',
    'Then we had it',
    'Thanks for reading',
    'Thank you all',
    'Please come too',
    'Good luck then',
    'Not at all',
    'From Ana with',
    'By Ana then',
    'Nothing moovd',
    '“Nothing moved,” Nan said',
  ])('is not praised: “%s”', (one) => {
    expect(praised(one)).toEqual([]);
  });

  it('is praised after fourteen words', () => {
    const before = (words: string) =>
      quoted(shortAndLong, `${words}. Nothing moved. We sat down there for a bit with Nan.`);
    expect(before('We walked all the way up the hill behind the school in the wind')).toEqual([
      'Nothing moved',
    ]);
    expect(before('We walked all the way up the hill behind the school in wind')).toEqual([]);
  });
});
