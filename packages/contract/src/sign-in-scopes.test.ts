import { expect, test } from 'vitest';
import { googleScopes, neededScopes, signInScopes } from './sign-in-scopes.ts';

test('presentations are asked for only once a teacher wants them', () => {
  expect(signInScopes).not.toContain(googleScopes.presentations);
  expect([...signInScopes, googleScopes.presentations].toSorted()).toEqual(
    Object.values(googleScopes).toSorted(),
  );
});

test('Google’s permissions only read, but for comments on files that were picked', () => {
  const open = signInScopes.filter((scope) => !/readonly$|userinfo|^openid$|photos$/u.test(scope));
  expect(open).toEqual(['https://www.googleapis.com/auth/drive.file']);
});

test('no sign-in works without classes, work, students, documents and files', () => {
  const { courses, rosters, documents, driveFile, studentCoursework, studentSubmissions } =
    googleScopes;
  for (const scope of [courses, rosters, documents, driveFile])
    expect(neededScopes).toContainEqual([scope]);
  expect(neededScopes).toContainEqual([studentCoursework, studentSubmissions]);
  expect(neededScopes.flat().every((scope) => signInScopes.includes(scope))).toBe(true);
});
