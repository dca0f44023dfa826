import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { commandVerbs } from './command-verbs.ts';

const find = (text: string) => commandVerbs.find(readStudentText(text));

it('praises steps that begin with a verb', () => {
  expect(find('First, fold the paper. Press it flat. Then cut the end.')).toMatchObject([
    {
      kind: 'strength',
      quotations: [
        ['fold', 'Press'],
        ['Press', 'cut'],
      ],
    },
  ]);
});

it('asks for them where the steps talk to the reader', () => {
  expect(find('You fold the paper. Then you cut it. You are done.')).toMatchObject([
    {
      kind: 'nextStep',
      quotations: [['You fold the paper'], ['Then you cut it'], ['You are done']],
    },
  ]);
});
