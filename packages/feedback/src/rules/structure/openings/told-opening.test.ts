import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { found } from '../../testing/found.ts';
import { toldOpening } from './told-opening.ts';

describe('a story praised for its first words', () => {
  const told = (opening: string) =>
    found(
      toldOpening,
      `${opening} I jumped in. Dad took a photo. We had ice cream and I got home late.`,
    ).map(([, ...words]) => words.join(' + '));

  it.each([
    ['Last Friday we went to the creek.', 'Last Friday + to the creek'],
    ['On Sunday morning my cousin sat in there.', 'On Sunday morning + my cousin'],
    ['On Tuesday we went to Lake Taupō.', 'On Tuesday + to Lake Taupō'],
    ['On Tuesday we drove to Mt Ruapehu Lodge and sat.', 'On Tuesday + to Mt Ruapehu Lodge'],
    ['On Tuesday me and Uncle Boy went there.', 'On Tuesday + me and Uncle Boy'],
    ['On Tuesday Hemi and I went there.', 'On Tuesday + Hemi and I'],
    ['One night we went to Nan’s house.', 'One night + to Nan’s house'],
    ['I sat in Wellington.', 'in Wellington'],
    ['On Tuesday we went to the lake and swam there.', 'On Tuesday + to the lake'],
    ['I was in my hut.', 'in my hut'],
    ['First we all went on the train to the museum.', 'to the museum'],
    ['On Friday the porridge was as lumpy as last Monday.', 'On Friday'],
    ['Last October we had a feast, Faka Me as we say in Tongan.', 'Last October'],
    ['~ 4 May ~\nOn Tuesday we sat in Napier.', 'On Tuesday + in Napier'],
  ])('“%s”', (opening, words) => {
    expect(told(opening)).toEqual([words]);
  });

  it.each([
    'The porridge was as lumpy as last Monday.',
    'In Main Street we saw a cow.',
    'One night we sat with it.',
    'It was a tape measure and it lived in the kitchen drawer.',
    'I practised my face in the bus window.',
    'On Sunday nights Dad makes soup.',
    'Pancake Day is on a Tuesday in March.',
    'We sat with it.',
    'We sat near Hemi’s with it.',
    'Every Tuesday we went to the creek.',
    '“On Tuesday,” said Nan.',
  ])('but not “%s”', (opening) => {
    expect(told(opening)).toEqual([]);
  });

  it('also if the next sentence says where somebody lived', () => {
    expect(told('There was a girl called Moana. She lived in a hut.')).toEqual([
      'a girl called Moana + in a hut',
    ]);
  });

  it('also if that is the second of three sentences', () => {
    expect(
      found(toldOpening, 'There was a girl called Moana. She lived in a hut. It rained.'),
    ).toEqual([['strength', 'a girl called Moana', 'in a hut']]);
  });

  it('has three sentences', () => {
    expect(
      found(toldOpening, 'On Tuesday we went to the creek. I fell in. Dad laughed.'),
    ).toHaveLength(1);
    expect(found(toldOpening, 'On Tuesday we went to the creek. I fell in.')).toEqual([]);
  });

  it('is surer of two of them', () => {
    const weights = (text: string) =>
      toldOpening.find(readStudentText(text)).map(({ weight, slots }) => [weight, slots]);
    expect(weights('On Tuesday we went to the creek. I fell in. Dad laughed.')).toEqual([
      [0.72, { told: 'when', also: 'where' }],
    ]);
    expect(weights('On Tuesday we went out. I fell in. Dad laughed.')).toEqual([
      [0.64, { told: 'when' }],
    ]);
  });
});

it('takes no day for somebody who was there', () => {
  const text = (day: string) => `It was a ${day} and me was bored. I sang. It rained. We slept.`;
  expect(found(toldOpening, text('Saturday'))).toEqual([]);
  expect(found(toldOpening, text('Wiremu'))).toEqual([['strength', 'Wiremu and me']]);
});
