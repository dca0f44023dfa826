import type { Person, School, SchoolClass, SchoolFile } from '@second-draft/google-emulator';

const person = (id: string, givenName: string, familyName: string, domain?: string): Person => ({
  id,
  email: `${givenName.toLowerCase()}@${domain ?? 'post.example'}`,
  givenName,
  familyName,
  photo: id.startsWith('1'),
  ...(domain !== undefined && { domain }),
});

const DOMAIN = 'awa.school.example';

/** Teaches Rooms 1 and 2, taught a class that is archived, and is taught in the staff's class. */
export const teacher = person('101', 'Mere', 'Parata', DOMAIN);
export const colleague = person('102', 'Tomas', 'Ferreira', DOMAIN);
/** Teaches nothing. */
export const principal = person('103', 'Ngaio', 'Brooks', DOMAIN);
export const stranger = person('104', 'Odette', 'Lane');

export const newcomer = person('105', 'Kiri', 'Walsh', DOMAIN);

/** More than one page of Google's lists. */
export const CLASS_SIZE = 130;

/** Sorted by full name: Āwhina, Bella, Caleb, Dev. */
export const first = person('201', 'Āwhina', 'Tūhoe', DOMAIN);
export const second = person('202', 'Bella', 'Singh', DOMAIN);
export const third = person('203', 'Caleb', 'Mark', DOMAIN);
const fourth = person('204', 'Dev', 'Rao', DOMAIN);
const named = [first, second, third, fourth];

const students = [
  ...named,
  ...Array.from({ length: CLASS_SIZE - named.length }, (_, index) =>
    person(String(301 + index), `Pupil${index}`, 'Zed', DOMAIN),
  ),
];

const shared = { modified: '2026-05-04T02:00:00.000Z' };
export const files = {
  recount: {
    kind: 'document',
    id: 'recount-document-1',
    title: 'Camp',
    ownerId: first.id,
    body: 'On Monday we went to camp.\nIt rained.',
    ...shared,
  },
  second: {
    kind: 'document',
    id: 'recount-document-2',
    title: 'My camp',
    ownerId: second.id,
    body: 'The bus was late.',
    ...shared,
  },
  slides: {
    kind: 'presentation',
    id: 'camp-presentation-3',
    title: 'Camp slides',
    ownerId: third.id,
    slides: [{ title: 'Camp', body: 'We swam.', notes: 'Say it loudly.' }],
    ...shared,
  },
  template: {
    kind: 'document',
    id: 'template-document-4',
    title: 'Planner',
    ownerId: teacher.id,
    body: 'Who? Where?',
    ...shared,
  },
  elsewhere: {
    kind: 'document',
    id: 'colleagues-document-5',
    title: 'Private',
    ownerId: colleague.id,
    body: 'Not for Mere.',
    ...shared,
  },
} satisfies Record<string, SchoolFile>;

const roomOne: SchoolClass = {
  id: '501',
  name: 'Room 1',
  descriptionHeading: 'Year 6 writing',
  room: '1',
  state: 'ACTIVE',
  teacherIds: [teacher.id, colleague.id],
  studentIds: students.map(({ id }) => id),
  assignments: [
    {
      id: '601',
      title: 'Camp recount',
      description: 'Tell us about camp.',
      created: '2026-05-01T00:00:00.000Z',
      templateId: files.template.id,
      rubric: {
        id: '701',
        criteria: [
          { id: 'abcdefgh12345678', title: 'Ideas', description: 'Has ideas', levels: [] },
        ],
      },
      submissions: [
        { id: '803', studentId: third.id, state: 'TURNED_IN', fileIds: [files.slides.id] },
        { id: '802', studentId: second.id, state: 'CREATED', fileIds: [files.second.id] },
        { id: '801', studentId: first.id, state: 'TURNED_IN', fileIds: [files.recount.id] },
        { id: '804', studentId: fourth.id, state: 'NEW', fileIds: [] },
        { id: '805', studentId: '999', state: 'TURNED_IN', fileIds: [files.recount.id] },
      ],
    },
    {
      id: '602',
      title: 'Poem',
      description: '',
      created: '2026-06-01T00:00:00.000Z',
      submissions: [],
    },
  ],
};

const emptyClass = (id: string, name: string): SchoolClass => ({
  id,
  name,
  state: 'ACTIVE',
  teacherIds: [teacher.id],
  studentIds: [],
  assignments: [],
});

export const school: School = {
  people: [teacher, colleague, principal, stranger, newcomer, ...students],
  files: Object.values(files),
  classes: [
    roomOne,
    emptyClass('502', 'Room 2'),
    { ...emptyClass('503', 'Last year'), state: 'ARCHIVED' },
    { ...emptyClass('505', 'Room 5'), teacherIds: [newcomer.id] },
    { ...emptyClass('504', 'Staff'), teacherIds: [colleague.id], studentIds: [teacher.id] },
  ],
};
