import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { variedLengths } from './varied-lengths.ts';

describe('short sentences beside long ones', () => {
  const long = (end: string) =>
    `We walked all the way up the hill behind the school in the ${end}.`;
  const praised = (one: string) =>
    quoted(
      variedLengths,
      `${long('wind and rain')} Nobody said a word. ${long('rain and snow')} Then the sun came out. ${long('wind and snow')} ${one}.`,
    );

  it('are praised from three words to six', () => {
    expect(praised('Nobody ran up')).toContain('Nobody ran up');
    expect(praised('Nobody ran up to it there')).toContain('Nobody ran up to it there');
  });

  it.each([
    'Nobody ran up to it there then',
    'Nobody ran',
    'nobody ran up',
    'Nobody rann up',
    'The old gate',
    'Wait there said Mum',
    'Wait there said my nan',
    'Wait there sed the man',
    '“Wait up,” he says',
  ])('and not as “%s”', (one) => {
    expect(praised(one)).toHaveLength(2);
    expect(praised(one)).not.toContain(one);
  });

  it('are praised beside one with six more words, in one part', () => {
    const text = (gap: string) =>
      `${long('wind and rain')}${gap}Nobody said a word. ${long('rain and snow')}${gap}Then the sun came out.`;
    expect(quoted(variedLengths, text(' '))).toHaveLength(2);
    expect(quoted(variedLengths, `${text('\n')}\nWe sat.`)).toEqual([]);
  });

  it('are praised beside two long sentences, from fifteen words to thirty-two', () => {
    const two = (one: string) =>
      quoted(
        variedLengths,
        `${long('wind and rain')} Nobody said a word. ${one} Then the sun came out.`,
      );
    expect(two(long('rain'))).toEqual([]);
    expect(two(long('old rain'))).toHaveLength(2);
    const more = (count: number) => long(`${'old '.repeat(count)}rain`);
    expect(two(more(18))).toHaveLength(2);
    expect(two(more(19))).toEqual([]);
  });
});
