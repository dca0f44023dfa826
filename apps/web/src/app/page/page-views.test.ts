import { expect, test } from 'vitest';
import { pathPattern } from './page-views.tsx';

test.each([
  ['/', '/'],
  ['/classrooms/12', '/classrooms/:courseId'],
  ['/classrooms/12/7', '/classrooms/:courseId/:id'],
  ['/admin/completions', '/admin/completions'],
  ['/blog/permissions', '/blog/:slug'],
  ['/Hine', '/404'],
  ['/classrooms/12/7/Hine', '/404'],
])('a view of %s is reported as %s', (path, pattern) => {
  expect(pathPattern(path)).toBe(pattern);
});
