import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { shortAndLong } from './short-and-long.ts';

const find = (text: string) => shortAndLong.find(readStudentText(text));

it('praises a short sentence after a long one', () => {
  expect(
    find(
      'We had walked for hours and hours through the dark bush with heavy packs. Then it snapped.',
    ),
  ).toMatchObject([{ kind: 'strength', quotations: [['Then it snapped']] }]);
});

it('says nothing where all are short', () => {
  expect(find('We ran. It snapped.')).toEqual([]);
});

it('takes The end for none', () => {
  expect(
    find('We had walked for hours and hours through the dark bush with heavy packs. The end.'),
  ).toEqual([]);
});
