import type { MisspeltWord, TextAtAGlance } from '@second-draft/contract';
import { expect, test } from 'vitest';
import type { StudentWork } from '../../assignment/index.ts';
import { spellingOfClass } from './class-spelling.ts';

const studentWith = (fullName: string, ...documents: string[]): StudentWork => {
  const names = { fullName, onRoster: fullName, firstName: fullName, shortName: fullName };
  const student = { userId: fullName, ...names, photoUrl: null };
  const file = { title: '', link: '', kind: null, handIn: null, sharedWith: [], student };
  return { student, files: documents.map((id) => ({ ...file, id })) };
};

const glanceOf = (documentId: string, ...misspelt: MisspeltWord[]): [string, TextAtAGlance] => [
  documentId,
  { documentId, words: 9, misspelt, seen: [], isToRead: false },
];

const because = (written: string) => ({ written, right: 'because' });
const unsure = (written: string) => ({ written, right: null });

test('a word is one however it is misspelt, and a student counts once for it', () => {
  const words = spellingOfClass(
    [studentWith('Āwhina', 'one', 'two'), studentWith('Bo', 'three')],
    new Map([
      glanceOf('one', because('becuase'), unsure('wriggeling')),
      glanceOf('two', because('becos')),
      glanceOf('three', because('becos'), unsure('ballons')),
      glanceOf('nobody’s', because('becoz')),
    ]),
  );
  expect(
    words.map(({ right, written, students }) => [
      right,
      written,
      students.map((one) => one.fullName),
    ]),
  ).toEqual([
    ['because', ['becuase', 'becos'], ['Āwhina', 'Bo']],
    [null, ['ballons'], ['Bo']],
    [null, ['wriggeling'], ['Āwhina']],
  ]);
});
