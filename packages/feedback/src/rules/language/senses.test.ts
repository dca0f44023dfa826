import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { senses } from './senses.ts';

const find = (text: string) => senses.find(readStudentText(text));

it('praises what can be heard', () => {
  expect(find('The gate squeaked behind us.')).toMatchObject([
    { kind: 'strength', quotations: [['The gate squeaked behind us']] },
  ]);
});

it('asks for it where there is nothing', () => {
  expect(find('We went to town. We went home.')).toMatchObject([
    { kind: 'nextStep', quotations: [] },
  ]);
});
