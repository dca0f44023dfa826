import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { tiredWord } from './tired-words.ts';

const find = (text: string) => tiredWord.find(readStudentText(text));

it('counts a word that comes back', () => {
  expect(find('I said yes. She said no. Mum said stop.')).toMatchObject([
    {
      kind: 'nextStep',
      quotations: [['said']],
      slots: { times: 'three', better: '‘whispered’ or ‘yelled’' },
    },
  ]);
});

it('says nothing of a word that comes twice', () => {
  expect(find('I said yes. She said no.')).toEqual([]);
});
