import { expect, test } from 'vitest';
import { givenAtOf } from './second-draft.ts';

const [monday, tuesday] = ['2026-11-02T01:00:00.000Z', '2026-11-03T01:00:00.000Z'];

test.each([
  [null, null, null],
  [monday, null, monday],
  [null, monday, monday],
  [monday, tuesday, tuesday],
  [tuesday, monday, tuesday],
])('posted %s and copied %s, it was last given %s', (postedAt, copiedAt, givenAt) => {
  expect(givenAtOf({ postedAt, copiedAt })).toBe(givenAt);
});
