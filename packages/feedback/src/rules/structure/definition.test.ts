import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { definition } from './definition.ts';

const find = (text: string) => definition.find(readStudentText(text));

it('praises an opening that says what it is', () => {
  expect(find('The kea is a large parrot. It lives in the hills.')).toMatchObject([
    { kind: 'strength', quotations: [['The kea is a large parrot']] },
  ]);
});

it('asks for one', () => {
  expect(find('Kea live in the hills. They fly.')).toMatchObject([{ kind: 'nextStep' }]);
});

it('takes no sentence about the writer for one', () => {
  expect(find('I am the biggest fan of kea. It is a nice day.')).toMatchObject([
    { kind: 'nextStep' },
  ]);
});
