import { describe, expect, it } from 'vitest';
import { readStudentText } from '../text/student-text.ts';
import { isRebuttal, realEndingOf } from './real-ending.ts';

const endOf = (text: string) => realEndingOf(readStudentText(text))?.text;

describe('a text ends with its last sentence', () => {
  const kea =
    'Kea are green parrots of the mountains in the south. They are clever and take shoes.';

  it('and not with the last one of a part', () => {
    const part = (heading: string) =>
      `Kea\n${kea}\n${heading}\nWe saw one on the roof of our hut in the holidays.`;
    expect(endOf(part('My family'))).toBeUndefined();
    expect(endOf(part('Conclusion'))).toContain('We saw one');
    expect(endOf(part('To finish'))).toContain('We saw one');
  });

  it('and a letter not with a question, whose address is no heading', () => {
    const letter = (last: string) => `We need a net\n\nDear Mr Hall\n\n${kea} ${last}\n\nfrom Ali`;
    expect(endOf(letter('Has anyone found my coat?'))).toBeUndefined();
    expect(endOf(letter('Please find my coat.'))).toBe('Please find my coat.');
    expect(endOf(`${kea} Has anyone found my coat?`)).toBe('Has anyone found my coat?');
  });
});

describe('what others say is answered', () => {
  const isAnswer = (...sentences: string[]) => {
    const text = readStudentText(`${sentences.join('. ')}.`);
    const last = text.sentences.at(-1);
    return last !== undefined && isRebuttal(text, last);
  };

  it.each([
    ['Teachers say it helps', 'A cat can do that'],
    ['Some people might think it is dull', 'They have not watched it'],
    ['You may say it costs a lot', 'It is free'],
    ['It is fun', 'However we can try'],
    ['It is fun', 'Although some people argue it is loud, it is not'],
  ])('“%s. %s.”', (...sentences) => {
    expect(isAnswer(...sentences)).toBe(true);
  });

  it.each([
    ['It is fun', 'We need it'],
    ['It is fun', 'But we need it'],
    ['I think it is fun', 'We need it'],
  ])('but not in “%s. %s.”', (...sentences) => {
    expect(isAnswer(...sentences)).toBe(false);
  });
});
