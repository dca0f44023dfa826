import { expect, it } from 'vitest';
import { readStudentText } from '../../text/student-text.ts';
import { strongVerb } from './strong-verbs.ts';

const find = (text: string) => strongVerb.find(readStudentText(text));

it('praises verbs that show how', () => {
  expect(find('We scrambled up. The wind howled. The rope snapped.')).toMatchObject([
    {
      kind: 'strength',
      quotations: [
        ['scrambled', 'howled'],
        ['howled', 'snapped'],
      ],
    },
  ]);
});

it('asks for one where there is none', () => {
  expect(find('We went up. It was windy.')).toMatchObject([{ kind: 'nextStep', quotations: [] }]);
});
