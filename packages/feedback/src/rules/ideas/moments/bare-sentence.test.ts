import { describe, expect, it } from 'vitest';
import { readStudentText } from '../../../text/student-text.ts';
import { bareSentence } from './bare-sentence.ts';

const found = (text: string) =>
  bareSentence.find(readStudentText(text)).flatMap(({ quotations }) => quotations.flat());

describe('a day', () => {
  const day = (words: string, next = 'We ate pies.') =>
    `On Friday we went to the beach. We dug a hole. ${words} ${next}`;

  it.each([
    'It was fun.',
    'It was a really fun day.',
    'That is so cool.',
    'This is a bit weird!',
    'Camp was so so good.',
    'Everything looked amazing.',
    'The food tasted yummy.',
    'The game was lots of fun.',
    'It was much fun.',
    'It was a good trip.',
    'It was fun and we swam there all of the day.',
    'It was fun and I swam there all of the day.',
    'It was fun and the water was so clean and so green.',
    'It was fun then we had it.',
    'He was really big.',
    'She was old!',
    'They were ugly and hairy.',
    'It was big and it had a big red nose and a hat.',
    'It was scary and they were',
  ])('is asked for more at “%s”', (words) => {
    expect(found(day(words))).toHaveLength(1);
  });

  it.each([
    'It was fun because we dug.',
    'It was fun, because we dug.',
    'It was fun, until it rained.',
    'It was fun — we dug.',
    'It was fun, the whole day, all of the long day, because we dug.',
    'Nan said it was fun.',
    'I thought it was fun.',
    '“It was fun,” said Nan.',
    'It was funny looking at him.',
    'It was big with a nose.',
  ])('is not asked at “%s”', (words) => {
    expect(found(day(words))).toEqual([]);
  });

  it.each([
    'It was as wide as our bus.',
    'Everything looked red in the sun.',
    'You can see down to Nan’s house.',
    'You could see down to Nan’s house.',
    'There are six big slides there.',
    'The reason is the big slide.',
  ])('is not asked where the next sentence goes on: “%s”', (next) => {
    expect(found(day('It was fun.', next))).toEqual([]);
  });

  it.each([
    'It had six slides.',
    'Then we had a big pie on the mat.',
    'In there it was as wide as our bus.',
  ])('is asked where the next sentence says as little: “%s”', (next) => {
    expect(found(day('It was fun.', next))).toEqual(['It was fun']);
  });

  it('is asked at its first sentence and at its last', () => {
    expect(found('It was fun. We dug a hole.')).toEqual(['It was fun']);
    expect(found('We dug a hole. It was fun')).toEqual(['It was fun']);
  });

  it('is asked about each of several at once', () => {
    expect(
      bareSentence.find(readStudentText(day('It was fun. We dug. Camp was cool.'))),
    ).toMatchObject([
      { weight: 0.88, quotations: [['It was fun', 'Camp was cool']], isDivisible: true },
    ]);
    expect(bareSentence.find(readStudentText(day('It was fun.')))).toMatchObject([
      { weight: 0.85 },
    ]);
  });
});
