import { expect, it } from 'vitest';
import { curlQuotations, withSingleMarks } from './quote-marks.ts';

it.each([
  ['You wrote "we ran" well.', 'You wrote “we ran” well.'],
  ['You wrote «we ran», and ＂we sat＂.', 'You wrote “we ran”, and “we sat”.'],
  ['You wrote ‘the dog ran’ well.', 'You wrote “the dog ran” well.'],
  ["You wrote 'the  dog ran' well.", 'You wrote “the  dog ran” well.'],
  ['"She said "run for it" and ran", you say.', '“She said ‘run for it’ and ran”, you say.'],
  ['You say "She said "run for it"", so I ran.', 'You say “She said ‘run for it’”, so I ran.'],
  ['You say ""Run for it," she said".', 'You say “‘Run for it,’ she said”.'],
  ['Your 5" eel is "so cold".', 'Your 5" eel is “so cold”.'],
  ['Swap some "and then"s.', 'Swap some “and then”s.'],
])('curls the marks around what is quoted: %s', (comment, curled) => {
  expect(curlQuotations(comment)).toBe(curled);
});

it.each([
  "Try 'the dog' next.",
  "Try ' dog ran ' next.",
  "It's the dogs' turn to run, isn't it?",
  'A " alone.',
  'You say "She said"run for it"and ran".',
  'One that is "over\nlines".',
])('leaves other marks alone: %s', (comment) => {
  expect(curlQuotations(comment)).toBe(comment);
});

it('leaves a suggestion in its single marks', () => {
  const suggestion = '‘the dog ran off’';
  expect(curlQuotations(`Try ${suggestion}.`, new Set([suggestion]))).toBe(`Try ${suggestion}.`);
});

it.each([
  ['Mum said "run for it"', 'Mum said ‘run for it’'],
  ['Mum said "run for it', 'Mum said ‘run for it’'],
  ['run for it" and I ran', '‘run for it’ and I ran'],
  ['“Run,” she said, “run', '‘Run,’ she said, ‘run’'],
])('a speech keeps both marks within a quotation, or gets them: %s', (words, shown) => {
  expect(withSingleMarks(words)).toBe(shown);
});
