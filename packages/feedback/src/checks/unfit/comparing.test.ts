import { expect, it } from 'vitest';
import { comparisons } from './comparing.ts';

const compares = (comment: string) => comparisons.some((pattern) => pattern.test(comment));

it.each([
  'That puts you ahead of the rest of your group.',
  'You are already way ahead of the others.',
  'This makes your writing stand out from the rest of the class.',
  'Half of Year 7 couldn’t do this.',
  'Not many kids could write like this.',
  'Yours is my favourite of all the poems today.',
  'This is the best of the stories I read.',
  'A five-year-old uses full stops, so you can too.',
  'This is one of the strongest reports I have had this term.',
])('sees a comparison with others: %s', (comment) => {
  expect(compares(comment)).toBe(true);
});

it.each([
  'When you are ahead of the others, I cheer.',
  'Half of the class couldn’t do the climb.',
  'That line is my favourite of all your lines.',
  'A two-year-old could open that gate, you say.',
  '“Do not sigh” is the funniest order I’ve read this year.',
  'One of the biggest waves I have read about takes your togs.',
])('takes what is in the text, or a reader’s delight, for none: %s', (comment) => {
  expect(compares(comment)).toBe(false);
});
