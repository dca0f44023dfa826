import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { orientation } from './orientation.ts';

const find = (text: string) => orientation.find(readStudentText(text));

it('praises an opening that tells when and where', () => {
  expect(find('On Saturday we went to the beach. It was hot.')).toMatchObject([
    { kind: 'strength', quotations: [['On Saturday we went to the beach']] },
  ]);
});

it('asks for what is missing', () => {
  expect(find('On Saturday we had fun. It was hot.')).toMatchObject([
    {
      kind: 'nextStep',
      quotations: [['On Saturday we had fun']],
      slots: { missing: 'where it happens' },
    },
  ]);
});
