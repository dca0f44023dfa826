import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { repeatedThen } from './repeated-then.ts';

describe('‘then’ again and again', () => {
  const told = (text: string) =>
    repeatedThen.find(readStudentText(text)).map(({ weight, slots }) => [weight, slots?.['times']]);

  it('is counted from three on, and weighs more the more there are', () => {
    const thens = (count: number) => `We swam. ${'Then we ate. '.repeat(count)}`;
    expect(told(thens(2))).toEqual([]);
    expect(told(thens(3))).toEqual([[0.2, 'three']]);
    expect(told(thens(4))).toEqual([[0.5, 'four']]);
    expect(told(thens(5))).toEqual([[0.66, 'five']]);
    expect(told(thens(8))).toEqual([[0.8, 'eight']]);
  });

  it.each([
    'Then we ran. Then we ate. Then we sat.',
    'We ran. Then we ate.\nThen we sat. And then we slept.',
    'We ran, then we ate, then we sat, then we slept.',
    'We ran and then ate and then sat and then slept.',
    '“Go!” Then we ran. “No!” Then we sat. “Oh!” Then we slept.',
  ])('is counted in “%s”', (text) => {
    expect(told(text)).toHaveLength(1);
  });

  it.each([
    'We ran. By then we ate. By then we sat. By then we slept.',
    'Thence we ran. Then we ate. Then we sat.',
    'It was more then so. Then we ate. Then we sat.',
    'Then we ate. Then we sat. “Then,” said Nan, “go.”',
    'Then we ate. Then we sat. Nan sang, and then Koro.',
    'Then we ate. Then we sat. Nan sang, and then Koro, and then the dog!',
  ])('is not counted in “%s”', (text) => {
    expect(told(text)).toEqual([]);
  });

  it('is counted where somebody does something', () => {
    expect(told('Then we ate. Then we sat. Nan sang, and then he sang.')).toHaveLength(1);
  });

  it('may come once in sixty words', () => {
    const text = (more: number) =>
      `Then we ate. Then we sat. Then we ran. ${'Nan sang. '.repeat(more)}`;
    expect(told(text(85))).toHaveLength(1);
    expect(told(text(86))).toEqual([]);
  });
});
