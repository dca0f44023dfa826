import {
  presentationsScope,
  requiredScopes,
  type Person,
  type School,
  type SchoolFile,
} from '@second-draft/google-emulator';
import { testPort } from '../classroom-service/testing/port-suite.ts';
import { sampleClasses, type SampleClass } from '../classroom-service/testing/sample-classes.ts';
import { teacher } from './testing/school.ts';
import { startGoogle } from './testing/start.ts';

const idOf = (...names: string[]) =>
  names.map((name) => Buffer.from(name).toString('base64url')).join('-');

const studentIds = new Map(
  sampleClasses
    .flatMap(({ assignments }) => assignments.flatMap(({ work }) => work))
    .map(({ student }, at) => [student, String(900 + at)]),
);

const personOf = ([name, id]: [string, string]): Person => ({
  id,
  email: `${id}@school.example`,
  givenName: name.split(' ')[0] ?? '',
  familyName: name.split(' ')[1] ?? '',
  photo: false,
});

const filesOf = ({ assignments }: SampleClass): SchoolFile[] =>
  assignments.flatMap(({ title, work }) =>
    work.map(({ student, text }) => ({
      kind: 'document',
      id: idOf(title, student),
      title: student,
      ownerId: studentIds.get(student) ?? '',
      body: text,
      modified: '2026-05-04T02:00:00.000Z',
    })),
  );

const classOf = ({ name, assignments }: SampleClass): School['classes'][number] => ({
  id: idOf(name),
  name,
  state: 'ACTIVE',
  teacherIds: [teacher.id],
  studentIds: assignments.length > 0 ? [...studentIds.values()] : [],
  assignments: assignments.map(({ title, work }) => ({
    id: idOf(name, title),
    title,
    description: '',
    created: '2026-05-01T00:00:00.000Z',
    submissions: work.map(({ student }) => ({
      id: idOf('submission', title, student),
      studentId: studentIds.get(student) ?? '',
      state: 'TURNED_IN',
      fileIds: [idOf(title, student)],
    })),
  })),
});

const school: School = {
  people: [teacher, ...[...studentIds].map(personOf)],
  files: sampleClasses.flatMap(filesOf),
  classes: sampleClasses.map(classOf),
};

testPort('Google', async () => {
  const { emulator, google, close } = await startGoogle({ school });
  return {
    service: google,
    accessToken: emulator.issueToken({
      email: teacher.email,
      scopes: [...requiredScopes, presentationsScope],
    }),
    foreignToken: 'ya29.made-up',
    write: async (fileId, text) => emulator.editDocument(fileId, text),
    pick: (fileId) => emulator.grantFiles(teacher.email, [fileId]),
    close,
  };
});
