import { expect, test } from 'vitest';
import { draft, file } from '../testing/sample-work.ts';
import { isSent } from './merge-drafts.ts';
import { sessionDrafts } from './session-drafts.ts';

const keep = (stored: string) =>
  window.sessionStorage.setItem('drafts:course-1/assignment-1', stored);
const read = () => sessionDrafts('course-1', 'assignment-1').read();

test.each([
  ['nonsense', 'no JSON at all'],
  ['what has another shape', '[{"documentId":"a"}]'],
])('%s in session storage counts as nothing', (_, stored) => {
  keep(stored);
  expect(read()).toEqual(new Map());
});

test('what a page of the version before kept is read, and is still to be sent', () => {
  const typed = { ...draft, documentId: file.id, text: 'Typed before the upgrade' };
  keep(JSON.stringify([typed]));
  const held = read().get(file.id);
  expect(held?.mine).toEqual(typed);
  expect(held && isSent(held)).toBe(false);
});
