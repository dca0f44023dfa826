import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { detail } from './detail.ts';

const find = (text: string) => detail.find(readStudentText(text));

it('quotes the fullest sentence first', () => {
  const [strength] = find('We ran to the van. The enormous wardrobe creaked behind the curtain.');
  expect(strength?.quotations[0]).toEqual(['The enormous wardrobe creaked behind the curtain']);
});

it('has something to say of any text', () => {
  expect(find('i am a cat it is my hat').map(({ kind }) => kind)).toEqual(['strength', 'nextStep']);
});
