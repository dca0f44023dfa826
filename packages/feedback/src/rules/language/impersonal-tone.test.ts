import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { impersonalTone } from './impersonal-tone.ts';

const find = (text: string) => impersonalTone.find(readStudentText(text));

it('asks about an opinion', () => {
  expect(find('Sharks are fish. I think they are cool.')).toMatchObject([
    { kind: 'nextStep', quotations: [['I think they are cool']] },
  ]);
});

it('praises a fact', () => {
  expect(find('A wētā is up to 10 cm long.')).toMatchObject([{ kind: 'strength' }]);
});
