import { expect, test } from 'vitest';
import { feedback, file } from '../testing/sample-work.ts';
import { newWork, type Work } from '../work/work.ts';
import { postingHindranceOf } from './posting-hindrance.ts';

const unread = { kind: 'failed', problem: 'unreadable' } as const;
const hindranceOf = (changes: Partial<Work>, kind: Work['file']['kind'] = 'document') =>
  postingHindranceOf({ ...newWork({ ...file, kind }), feedback, ...changes });

test('what is in the way of posting is told by whether she can do something about it', () => {
  expect(hindranceOf({})).toBe('notPicked');
  expect(hindranceOf({ reading: unread })).toBe('notPicked');
  expect(hindranceOf({ reading: unread }, null)).toBe('otherFile');
  expect(hindranceOf({ isCommentRefused: true })).toBe('refused');
  expect(hindranceOf({ isAppAuthorized: true, reading: unread }, null)).toBeNull();
});
