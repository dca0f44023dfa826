import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { apostrophes } from './apostrophes.ts';

const find = (text: string) => apostrophes.find(readStudentText(text));

it('asks about a missing apostrophe', () => {
  expect(find('I dont know. We couldnt go.')).toMatchObject([
    { kind: 'nextStep', quotations: [['dont'], ['couldnt']] },
  ]);
});

it('asks about one in the wrong place', () => {
  expect(find("I could'nt go.")).toMatchObject([{ kind: 'nextStep', quotations: [["could'nt"]] }]);
});

it('praises those that are right', () => {
  expect(find("I don't know and I can't go. It isn't fair.")).toMatchObject([{ kind: 'strength' }]);
});
