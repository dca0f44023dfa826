import {
  pretendSchool,
  roomTwelveTeacher,
  type School,
  type SchoolClass,
} from '@second-draft/google-emulator';

export const DOCUMENTS = 30;

function classOfThirty(): SchoolClass {
  const owners = new Set<string>();
  const written = pretendSchool.files.filter((file) => {
    const isFirst = file.kind === 'document' && !owners.has(file.ownerId);
    if (file.ownerId === roomTwelveTeacher.id || !isFirst) return false;
    owners.add(file.ownerId);
    return file.body.length >= 300;
  });
  const handedIn = written.slice(0, DOCUMENTS);
  if (handedIn.length < DOCUMENTS) throw new Error(`There are no ${DOCUMENTS} texts to hand in`);
  return {
    id: '130000000030',
    name: 'Thirty',
    state: 'ACTIVE',
    teacherIds: [roomTwelveTeacher.id],
    studentIds: handedIn.map(({ ownerId }) => ownerId),
    assignments: [
      {
        id: '230000000030',
        title: 'Thirty documents',
        description: '',
        created: '2026-05-04T02:00:00.000Z',
        submissions: handedIn.map(({ id, ownerId }, index) => ({
          id: `Cg${String(index).padStart(12, '0')}`,
          studentId: ownerId,
          state: 'TURNED_IN',
          fileIds: [id],
        })),
      },
    ],
  };
}

export const schoolOfThirty: School = { ...pretendSchool, classes: [classOfThirty()] };
