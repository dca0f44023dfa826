import { expect, it } from 'vitest';
import { keptOf } from '../../testing/sample-feedback.ts';

const isKept = keptOf(`Our library should stay open at lunch. It is so cold outside in winter.

Some people think that lunch is for running around. They have a point, but not everybody likes running. Other students say the library is boring. However, it has beanbags now. Many experts say that reading helps you relax.

You might say that nobody would look after it. I used to worry about that too.`);

it.each([
  'Your view that “lunch is for running around” is clear.',
  'Your argument, “the library is boring”, surprised me.',
  'You believe that “nobody would look after it”, and you say so well.',
  'You firmly argue that “lunch is for running around”.',
])('drops what gives others’ opinion as the student’s: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(false);
});

it.each([
  'Your opinion that “Our library should stay open at lunch” is clear.',
  'Your reason that “reading helps you relax” is a good one.',
  'You tell us that some think “lunch is for running around”, and you answer them.',
  'Your answer to those who say “the library is boring” is funny.',
  'Your view of people who say that “nobody would look after it” is kind.',
  'Your opinion on “the library is boring” is clear.',
  'Your reason for not agreeing that “lunch is for running around” is fair.',
  'You think that “the library is boring” is unfair, and you show it.',
  'You think of those for whom “the library is boring”, and you are fair to them.',
])('keeps what leaves it to them, or is the student’s own: %s', (comment) => {
  expect(isKept('strength', comment)).toBe(true);
});

it('says nothing where the student agrees with them', () => {
  const agreed = keptOf(
    'It was so cold. Some people say that phones waste time. I agree, but they are useful.',
  );
  expect(agreed('strength', 'Your view that “phones waste time” is clear.')).toBe(true);
});
