import type { Person, School, SchoolAssignment, SchoolSubmission } from '../school/types.ts';

const domain = 'small.school.example';

function member(id: string, givenName: string, familyName: string, photo = true): Person {
  const email = `${givenName}@${domain}`.toLowerCase();
  return { id, email, givenName, familyName, domain, photo };
}

export const teacher: Person = member('100000000000000000001', 'Tui', 'Moana');
export const student: Person = member('100000000000000000002', 'Hemi', 'Te Rangi');
export const classmate: Person = member('100000000000000000003', 'Grace', "O'Brien", false);
export const stranger: Person = member('100000000000000000004', 'Ana', 'Elsewhere');
export const privatePerson: Person = {
  id: '100000000000000000005',
  email: 'someone-else@gmail.com',
  givenName: 'Sam',
  familyName: 'Someone',
};

export const fileIds = {
  story: '1storyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  slides: '1slidesAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  template: '1templateAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA',
  /** The last character's code is a multiple of three: the link hides the file's kind. */
  hidden: '1hiddenAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAB',
} as const;

export const storyText = 'Once there was a kererū.\nIt said “kia ora” & <left>.';

function submission(id: string, of: Person, parts: Partial<SchoolSubmission>): SchoolSubmission {
  return { id, studentId: of.id, state: 'NEW', fileIds: [], ...parts };
}

const updated = '2026-05-05T01:02:03.000Z';

export const story: SchoolAssignment = {
  id: '200000000001',
  title: 'A story',
  description: 'Write a story.',
  created: '2026-05-01T00:00:00.000Z',
  templateId: fileIds.template,
  rubric: {
    id: '300000000001',
    criteria: [
      {
        id: 'abcdefgh12345678',
        title: 'Ideas',
        description: 'What the story is about',
        levels: [
          { id: 'level0000000000a', title: 'Beginning', description: 'One idea', points: 0 },
          { id: 'level0000000000b', title: 'Secure', description: 'Ideas that fit', points: 2 },
        ],
      },
    ],
  },
  submissions: [
    submission('Cgsubmission01', student, {
      state: 'TURNED_IN',
      fileIds: [fileIds.story, fileIds.slides],
      updated,
    }),
    submission('Cgsubmission02', classmate, {}),
  ],
};

const report: SchoolAssignment = {
  id: '200000000002',
  title: 'A report',
  description: '',
  created: '2026-06-01T00:00:00.000Z',
  submissions: [
    submission('Cgsubmission03', student, { state: 'CREATED', fileIds: [fileIds.hidden], updated }),
  ],
};

export const course: School['classes'][number] = {
  id: '400000000001',
  name: 'Room 1',
  section: 'Year 5',
  descriptionHeading: 'Room 1 2026',
  room: '1',
  state: 'ACTIVE',
  teacherIds: [teacher.id],
  studentIds: [student.id, classmate.id],
  assignments: [story, report],
};

const lastYear: School['classes'][number] = {
  id: '400000000002',
  name: 'Room 1 last year',
  state: 'ARCHIVED',
  teacherIds: [teacher.id],
  studentIds: [],
  assignments: [],
};

const modified = '2026-05-04T00:00:00.000Z';
const ownedByStudent = { ownerId: student.id, modified };

export const smallSchool: School = {
  people: [teacher, student, classmate, stranger, privatePerson],
  classes: [course, lastYear],
  files: [
    {
      kind: 'document',
      id: fileIds.story,
      title: 'Hemi - A story',
      body: storyText,
      ...ownedByStudent,
    },
    { kind: 'document', id: fileIds.hidden, title: 'Report', body: 'Tuatara.', ...ownedByStudent },
    {
      kind: 'document',
      id: fileIds.template,
      title: 'Story template',
      ownerId: teacher.id,
      modified,
      body: 'WALT: write a story.',
    },
    {
      kind: 'presentation',
      id: fileIds.slides,
      title: 'Story slides',
      ...ownedByStudent,
      slides: [
        { title: 'The kererū', body: 'It flew.\nIt ate.', notes: 'Talk slowly.' },
        { title: 'The end', body: '' },
      ],
    },
  ],
};
