import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { longWords } from './long-words.ts';

const find = (text: string) => longWords.find(readStudentText(text));

it('praises long words that are right', () => {
  expect(find('The astronaut saw a caterpillar.')).toMatchObject([
    { kind: 'strength', quotations: [['caterpillar', 'astronaut']] },
  ]);
});

it('leaves misspelt words and names out', () => {
  expect(find('We saw a catterpiler with Charlotte.')).toEqual([]);
});
