import type { Submission } from '@second-draft/contract';
import { expect, test } from 'vitest';
import { kindOfLink, studentsWithWork } from './attached-file.ts';

const submission = (username: string, ...links: string[]): Submission => ({
  id: `submission of ${username}`,
  userId: String(username.length),
  username,
  firstName: username.split(' ')[0] ?? username,
  photoUrl: null,
  handIn: null,
  assignmentSubmission: {
    attachments: links.map((alternateLink) => ({
      driveFile: { id: `id of ${alternateLink}`, title: 'My recount', alternateLink },
    })),
  },
});

const document = 'https://docs.google.com/document/d/1/edit';
const slides = 'https://docs.google.com/presentation/d/2/edit';
const names = (submissions: Submission[], on = false) =>
  studentsWithWork(submissions, { slides: on }).map(({ student }) => student.fullName);

test('a link tells a document from a presentation, where it tells', () => {
  expect([document, slides, 'https://drive.google.com/open?id=3'].map(kindOfLink)).toEqual([
    'document',
    'presentation',
    null,
  ]);
});

test('students stand in the order of their full names, macrons or not', () => {
  const class12 = ['Zoe Adams', 'Āwhina Tamihana', 'Bo Li', 'Avery Jones'];
  expect(names(class12.map((name) => submission(name, `${document}?of=${name}`)))).toEqual([
    'Avery Jones',
    'Āwhina Tamihana',
    'Bo Li',
    'Zoe Adams',
  ]);
});

test('a notice calls a student by her first name, and by her full one where another has that too', () => {
  const class12 = ['Olivia Smith', 'Zoe Adams', 'Olivia Tamihana'];
  const shown = studentsWithWork(
    class12.map((name) => submission(name, `${document}?of=${name}`)),
    { slides: false },
  );
  expect(shown.map(({ student }) => student.shortName)).toEqual([
    'Olivia Smith',
    'Olivia Tamihana',
    'Zoe',
  ]);
});

test('who has attached nothing is left out', () => {
  expect(names([submission('Bo Li'), submission('Zoe Adams', document)])).toEqual(['Zoe Adams']);
});

test('presentations are shown only when slides are on', () => {
  const both = [submission('Bo Li', slides), submission('Zoe Adams', slides, document)];
  expect(names(both)).toEqual(['Zoe Adams']);
  expect(studentsWithWork(both, { slides: false })[0]?.files).toHaveLength(1);
  expect(names(both, true)).toEqual(['Bo Li', 'Zoe Adams']);
});

test('a file that is attached twice is shown once', () => {
  expect(
    studentsWithWork([submission('Bo Li', document, document)], { slides: false })[0]?.files,
  ).toHaveLength(1);
});

test('a file that several have handed in is the first one’s, and names the others', () => {
  const all = studentsWithWork([submission('Zoe Adams', document), submission('Bo Li', document)], {
    slides: false,
  });
  expect(all.map(({ student, files }) => [student.fullName, files[0]?.sharedWith])).toMatchObject([
    ['Bo Li', [{ fullName: 'Zoe Adams' }]],
  ]);
});
