import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

const known = {
  classrooms: [
    {
      id: '12',
      name: 'Room 12 – Kōtare',
      descriptionHeading: null,
      room: null,
      students: [],
      teachers: [],
      alternateLink: '',
    },
  ],
  assignments: {
    '12': [
      {
        id: '7',
        title: 'camp recount',
        description: '',
        creationTime: '',
        alternateLink: '',
        materials: [],
        assignment: { studentWorkFolder: null },
      },
    ],
  },
};
const nothing = { classrooms: null, assignments: null };

test.each([
  ['/', 'Second Draft'],
  ['/about', 'Second Draft | About'],
  ['/admin/completions', 'Second Draft | Admin | Completions'],
  ['/blog/reading-age-targeting', 'Second Draft | Blog | Reading age targeting'],
  ['/classrooms', 'Second Draft | Classrooms'],
])('the title of %s is the product’s name and the capitalised segments', (path, title) => {
  expect(pageTitle(path, nothing)).toBe(title);
});

test('a class and an assignment are called by their names', () => {
  expect(pageTitle('/classrooms/12/7', known)).toBe(
    'Second Draft | Classrooms | Room 12 – Kōtare | camp recount',
  );
});

test('the next steps of a class are no assignment', () => {
  expect(pageTitle('/classrooms/12/next-steps', known)).toBe(
    'Second Draft | Classrooms | Room 12 – Kōtare | Next steps',
  );
});

test('an unknown class and an unknown assignment have names of their own', () => {
  expect(pageTitle('/classrooms/12/7', nothing)).toBe(
    'Second Draft | Classrooms | Unknown Class | Assignment',
  );
});

test('an address that cannot be decoded still has a title', () => {
  expect(pageTitle('/%E0%A4%A', nothing)).toBe('Second Draft | %E0%A4%A');
});
