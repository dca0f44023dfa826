import { describe, expect, it } from 'vitest';
import { quoted } from '../../testing/quoted.ts';
import { subjectFirst } from './subject-first.ts';

describe('sentences that all begin with their subject', () => {
  const row = (third: string) =>
    `By smoko my finger was numb.\nHe sat on a low seat. We rode up a ramp. ${third} She got very cold there.`;

  it.each([
    'I wrote a number down.',
    'You see a number there.',
    'It was a number then.',
    'They wrote a number down.',
    'The man wrote it down.',
    'A man wrote it down.',
    'An old man wrote it.',
    'My aunty wrote it down.',
    'Our aunty wrote it down.',
    'Your aunty wrote it down.',
    'His aunty wrote it down.',
    'Her aunty wrote it down.',
    'Its owner wrote it down.',
    'Their aunty wrote it down.',
    'This man wrote it down.',
    'These men wrote it down.',
    'Those men wrote it down.',
    'Some men wrote it down.',
    'Mum wrote it all down.',
    'Dad wrote it all down.',
  ])('are asked to differ, four in a row: “%s”', (third) => {
    expect(quoted(subjectFirst, row(third))).toEqual(['We rode up a ramp', third.slice(0, -1)]);
  });

  it.each([
    'Then I wrote a number.',
    '2. I wrote a number down.',
    '“I wrote a number down,” said Dad.',
    'I said a number to her.',
    'I sed a number to her.',
    'He says a number to her.',
    'He asked me a number.',
    'I yelled a number to her.',
    'Was it a number then?',
    'It was a number, was it?',
  ])('are left alone with one that doesn’t: “%s”', (third) => {
    expect(quoted(subjectFirst, row(third))).toEqual([]);
  });

  it('are no shorter than five words, and none is the first', () => {
    expect(quoted(subjectFirst, row('I wrote it down.'))).toEqual([
      'We rode up a ramp',
      'She got very cold there',
    ]);
    expect(
      quoted(subjectFirst, row('I wrote a number down.').replace('numb.\n', 'numb. ')),
    ).toEqual(['We rode up a ramp', 'I wrote a number down']);
  });

  it('stand in one part', () => {
    expect(
      quoted(subjectFirst, row('I wrote a number down.').replace('ramp. ', 'ramp.\n')),
    ).toEqual([]);
  });
});
