import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { simile } from './simile.ts';

const find = (text: string) => simile.find(readStudentText(text));

it('praises as … as', () => {
  expect(find('The moon was as thin as a fingernail.')).toMatchObject([
    { kind: 'strength', quotations: [['The moon was as thin as a fingernail']] },
  ]);
});

it('praises like a …', () => {
  expect(find('My heart was banging like a drum.')).toMatchObject([
    { kind: 'strength', quotations: [['My heart was banging like a drum']] },
  ]);
});

it('takes no liking for a comparison', () => {
  expect(find('I like the park. I really like a good swing.')).toMatchObject([
    { kind: 'nextStep' },
  ]);
});

it('takes no as soon as for a comparison', () => {
  expect(find('As soon as I could, I ran as fast as I could.')).toMatchObject([
    { kind: 'nextStep' },
  ]);
});
