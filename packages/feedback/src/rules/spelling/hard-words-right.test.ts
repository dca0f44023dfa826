import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { hardWordsRight } from './hard-words-right.ts';

const find = (text: string) => hardWordsRight.find(readStudentText(text));

it('praises hard words', () => {
  expect(find('The knight thought about the mountain and the adventure.')).toMatchObject([
    { kind: 'strength' },
  ]);
});

it('says nothing where there are none', () => {
  expect(find('The cat sat on a mat.')).toEqual([]);
});
