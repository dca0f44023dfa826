import { expect, test } from 'vitest';
import { accessTo } from './access-to.ts';

test.each([
  [true, true, { isAppAuthorized: true, isCommentRefused: false }],
  [true, false, { isAppAuthorized: false, isCommentRefused: true }],
  [false, true, { isAppAuthorized: false, isCommentRefused: false }],
  [false, false, { isAppAuthorized: false, isCommentRefused: false }],
])('a file that is picked (%s) and takes comments (%s)', (isPicked, canComment, access) => {
  const modified = '2026-05-04T01:02:03Z';
  const facts = { id: 'a', name: 'Camp', kind: null, isPicked, canComment, modified };
  expect(accessTo(facts)).toEqual({ ...access, modifiedTime: modified });
});
