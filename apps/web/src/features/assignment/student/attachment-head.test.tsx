import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { lines } from '../testing/answers.ts';
import { file } from '../testing/sample-work.ts';
import {
  awhinasBlock,
  boFile,
  readOf,
  showAssignment,
  submissionOf,
} from '../testing/show-assignment.tsx';

test('says when a document was edited, and that the app may comment on it', async () => {
  const modifiedTime = new Date(Date.now() - 3 * 60 * 60 * 1_000).toISOString();
  showAssignment({
    'POST /api/documents': lines(
      readOf(file.id, { modifiedTime }),
      readOf(boFile.id, { isAppAuthorized: false }),
    ),
  });
  const block = await awhinasBlock();
  expect(await within(block).findByText('Edited 3 hours ago')).toBeTruthy();
  expect(screen.getAllByText('Comments can be posted to this document')).toHaveLength(1);
});

test.each([
  [{ state: 'handed_in', handedIn: true }, 'Edited and handed in 3 hours ago'],
  [{ state: 'returned', handedIn: true }, 'Edited and handed in 3 hours ago, then returned'],
  [{ state: 'not_handed_in', handedIn: true }, 'Edited and handed in 3 hours ago, then taken back'],
  [{ state: 'not_handed_in', handedIn: false }, 'Not handed in yet'],
] as const)('before a file is picked, says what Classroom knows of it: %o', async (known, said) => {
  const threeHoursAgo = new Date(Date.now() - 3 * 60 * 60 * 1_000).toISOString();
  const handIn = { state: known.state, handedIn: known.handedIn ? threeHoursAgo : null };
  showAssignment({
    'GET /api/assignments/12/7': json([{ ...submissionOf(file), handIn }, submissionOf(boFile)]),
    'POST /api/documents': lines(
      readOf(file.id, { isAppAuthorized: false }),
      readOf(boFile.id, { isAppAuthorized: false }),
    ),
  });
  const { textContent } = await awhinasBlock();
  expect(textContent).toContain(said);
});

test.each([
  [{ state: 'handed_in', hours: 3 }, 'Edited and handed in 3 hours ago'],
  [{ state: 'returned', hours: 20 }, 'Handed in 20 hours ago, then returned'],
  [{ state: 'handed_in', hours: 20 }, 'Handed in 20 hours ago'],
  [{ state: 'not_handed_in', hours: null }, 'Not handed in yet'],
] as const)('once it is picked, still says whether it was handed in: %o', async (known, said) => {
  const before = (hours: number) => new Date(Date.now() - hours * 60 * 60 * 1_000).toISOString();
  const handedIn = known.hours === null ? null : before(known.hours);
  const handIn = { state: known.state, handedIn };
  showAssignment({
    'GET /api/assignments/12/7': json([{ ...submissionOf(file), handIn }, submissionOf(boFile)]),
    'POST /api/documents': lines(readOf(file.id, { modifiedTime: before(3) }), readOf(boFile.id)),
  });
  const block = await awhinasBlock();
  expect(await within(block).findByText(/^Edited .*3 hours ago$/)).toBeTruthy();
  expect(block.textContent).toContain(said);
});
