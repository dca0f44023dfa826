import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { thinAnswer } from './thin-answer.ts';

describe('a thin answer to the other side', () => {
  const asked = (other: string, answer = 'But we can share it.', after = '\nSo we need it.') =>
    quoted(thinAnswer, `We should have a pool.\n${other}. ${answer}${after}`);

  it.each([
    'Some people say it costs a lot',
    'And other kids might think it is bad',
    'Many parents may believe it is bad',
    'Others will argue it is bad',
    'People would worry it is bad',
    'You could be thinking it is bad',
    'Teachers say it is bad',
    'Also parents say it is bad',
    'Now you might say it is bad',
  ])('is asked for more: “%s”', (other) => {
    expect(asked(other)).toEqual(['we can share it']);
    expect(asked(other, 'But we can share it.', '')).toEqual(['we can share it']);
  });

  it.each([
    'Nan says it costs a lot',
    'Then some people say no',
    'Some people say no, but it is so',
  ])('is none to “%s”', (other) => {
    expect(asked(other)).toEqual([]);
  });

  it.each([
    'But we can because we share.',
    'But we have 12 of them.',
    'But can we not share it?',
    'But we can share it with all of the other schools.',
  ])('is not “%s”', (answer) => {
    expect(asked('Some people say no', answer)).toEqual([]);
  });

  it('has up to ten words, and ends its part', () => {
    expect(
      asked('Some people say no', 'But we can share it with all of the schools.'),
    ).toHaveLength(1);
    expect(asked('Some people say no', 'But we can share it.', ' We can.')).toEqual([]);
    expect(asked('Some people say no', '\nBut we can share it.')).toEqual([]);
  });
});
