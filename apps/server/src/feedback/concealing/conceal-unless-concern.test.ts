import { expect, it } from 'vitest';
import { concealUnlessConcern } from './conceal-unless-concern.ts';

const student = { fullName: 'Aroha Ngata', givenName: 'Aroha' };
const hana = { fullName: 'Hana Whitcombe', givenName: 'Hana' };
const given = (text: string) => ({
  text,
  student,
  classmates: [student, hana],
  alsoSent: [],
  told: ['Ka pai, Hana!'],
  others: ['Aroha swam.', 'Write about camp.'],
});
const words = 'sometimes I wish I was never born';

it('a text that an adult should read is shown to her at the words that say so, and goes no further', () => {
  const text = `We swam with Hana and ${words}.`;
  const read = concealUnlessConcern({ given: given(text), isReadByTeacher: false });
  expect(read).toEqual({
    concern: expect.objectContaining({ kind: 'selfHarm', start: text.indexOf('wish I was') }),
  });
});

it.each([
  ['nothing in it is a concern', 'We swam with Hana.', false],
  ['its teacher has read it', `We swam with Hana and ${words}.`, true],
])('a text is sent on where %s, and all that goes with it, without names', (_, text, isRead) => {
  const read = concealUnlessConcern({ given: given(text), isReadByTeacher: isRead });
  if ('concern' in read) throw new Error('Withheld');
  const { hidden, own: _real, ...sent } = read;
  expect(JSON.stringify(sent)).not.toMatch(/Aroha|Hana/u);
  expect(sent.text).toContain('We swam with ');
  expect(sent.told).toEqual(['Ka pai, [name]!']);
  expect(sent.others).toEqual([`${sent.student} swam.`, 'Write about camp.']);
  expect(hidden).toContainEqual({ real: 'Aroha', standIn: sent.student });
});
