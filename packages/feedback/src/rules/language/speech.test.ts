import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { speech } from './speech.ts';

const find = (text: string) => speech.find(readStudentText(text));

it('praises what someone says', () => {
  expect(find('“Can we go back now?” I said.')).toMatchObject([
    { kind: 'strength', quotations: [['Can we go back now?']] },
  ]);
});

it('knows straight and single marks', () => {
  expect(find("He said 'look out the window' and 'I don't know' to me.")).toMatchObject([
    { kind: 'strength', quotations: [['look out the window'], ["I don't know"]] },
  ]);
});

it('takes apostrophes for no speech marks', () => {
  expect(find("It's the dogs' bowl and it isn't mine.")).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});

it('asks for speech where there is none', () => {
  expect(find('We ran home.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
