import {
  pretendSchool,
  roomTwelveTeacher,
  type School,
  type SchoolClass,
  type SchoolDocument,
} from '@second-draft/google-emulator';

export const STUDENTS = 34;
export const WORDS = 1_000;

const isDocument = (file: School['files'][number]): file is SchoolDocument =>
  file.kind === 'document';

const source = pretendSchool.files
  .filter(isDocument)
  .map(({ body }) => body)
  .join('\n')
  .split(/(?<=\s)/);

/** A thousand words of the pretend school's, each time others. */
const textOf = (index: number) => {
  const from = (index * 97) % Math.max(1, source.length - WORDS);
  return source.slice(from, from + WORDS).join('');
};

const students = pretendSchool.people
  .filter(({ email }) => email !== roomTwelveTeacher.email && email.endsWith('.school.example'))
  .slice(0, STUDENTS);

const documents: SchoolDocument[] = students.map(({ id }, index) => ({
  kind: 'document',
  id: `long-text-${String(index).padStart(20, '0')}`,
  title: 'A long text',
  ownerId: id,
  modified: '2026-11-01T20:02:00.000Z',
  body: textOf(index),
}));

const classOfLongTexts: SchoolClass = {
  id: '130000000034',
  name: 'Thirty-four',
  state: 'ACTIVE',
  teacherIds: [roomTwelveTeacher.id],
  studentIds: students.map(({ id }) => id),
  assignments: [
    {
      id: '230000000034',
      title: 'A thousand words each',
      description: '',
      created: '2026-05-04T02:00:00.000Z',
      submissions: documents.map(({ id, ownerId }, index) => ({
        id: `Cg${String(index).padStart(12, '0')}`,
        studentId: ownerId,
        state: 'TURNED_IN',
        fileIds: [id],
      })),
    },
  ],
};

/** A class as large as they come, in which everyone has written a thousand words. */
export const schoolOfLongTexts: School = {
  ...pretendSchool,
  classes: [classOfLongTexts],
  files: [...pretendSchool.files, ...documents],
};
