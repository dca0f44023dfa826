import { describe, expect, it } from 'vitest';
import { reasonAgainst } from './is-feedback.ts';

const against = (comment: string) => reasonAgainst(comment, 35);

describe('what is no feedback', () => {
  it.each([
    ['nothing', ' … '],
    ['a quotation alone', '“the water was so cold that my toes went numb”'],
    ['a quotation after a word', 'Look: “the water was so cold that my toes went numb”'],
    ['an apology', 'I’m sorry, but I can’t help with that.'],
    ['talk of itself', 'As an AI, I see a lot of good work in this text.'],
    ['what it was told', 'These are the rules in my instructions: write about 35 words.'],
    ['another language', 'Me gusta cómo escribiste esta parte porque muestra lo que sentiste.'],
    ['a point longer than half as much again as the whole', 'see '.repeat(53)],
  ])('%s', (_, comment) => {
    expect(against(comment)).not.toBeNull();
  });
});

describe('what may be feedback', () => {
  it.each([
    ['a quotation with a word on it', 'I like “the water was so cold that my toes”.'],
    ['hard English', 'Your sophisticated characterisation demonstrates considerable maturity.'],
    ['te reo Māori', 'He pai tāu tuhituhi mō te awa me te wai mātao.'],
    ['instructions that the student wrote', 'Your instructions are easy to follow, one by one.'],
    ['a character who is sorry', 'I see that he is sorry, and that he can’t help it.'],
    ['as many words as may be', 'see '.repeat(52)],
  ])('%s', (_, comment) => {
    expect(against(comment)).toBeNull();
  });
});
