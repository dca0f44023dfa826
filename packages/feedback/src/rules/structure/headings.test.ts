import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { headings } from './headings.ts';

const find = (text: string) => headings.find(readStudentText(text));

it('praises headings', () => {
  expect(
    find(
      'Kea\nWhat they look like\nKea are green with orange under their wings and a long bill.\nFood\nThey eat roots and leaves and seeds and sometimes sandwiches.',
    ),
  ).toMatchObject([{ kind: 'strength', quotations: [['What they look like', 'Food']] }]);
});

it('says nothing of a short text', () => {
  expect(find('Kea are green.')).toEqual([]);
});
