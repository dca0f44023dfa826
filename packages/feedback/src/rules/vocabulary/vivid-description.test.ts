import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { vividDescription } from './vivid-description.ts';

const find = (text: string) => vividDescription.find(readStudentText(text));

it('praises a strong describing word', () => {
  expect(find('There stood a crooked shed.')).toMatchObject([
    { kind: 'strength', quotations: [['There stood a crooked shed']] },
  ]);
});

it('asks for one where there is none', () => {
  expect(find('There was a shed.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
