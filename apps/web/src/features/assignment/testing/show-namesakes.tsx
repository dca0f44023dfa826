import { json } from '../../../testing/fake-network.ts';
import { sampleClassroom, samplePerson } from '../../../testing/samples.ts';
import { lines } from './answers.ts';
import { file } from './sample-work.ts';
import { boFile, readOf, showAssignment, submissionOf } from './show-assignment.tsx';

export const namesakeFile = {
  ...boFile,
  id: 'document-of-namesake',
  title: 'Bo - My camp',
  student: { ...boFile.student, userId: '100000000000000000003' },
};

const numbered = (one: typeof file, index: number) => ({
  ...submissionOf(one),
  id: `submission-${index}`,
  shownName: `Bo Li (${index + 1})`,
});

const without = samplePerson('100000000000000000004', 'Bo');

/** Three students of the class are called Bo Li; the third has no document. */
export const showNamesakes = (answers: Parameters<typeof showAssignment>[0] = {}) =>
  showAssignment({
    'GET /api/assignments/12/7': json([
      ...[boFile, namesakeFile].map(numbered),
      submissionOf(file),
    ]),
    'POST /api/documents': lines(...[file, boFile, namesakeFile].map(({ id }) => readOf(id))),
    'GET /api/classrooms/12': json(
      sampleClassroom({ students: [{ ...without, shownName: 'Bo Li (3)' }] }),
    ),
    ...answers,
  });
