import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lines } from '../../testing/answers.ts';
import { classOf, draftIn, newText } from '../../testing/sample-drafts.ts';
import { file, studentText } from '../../testing/sample-work.ts';
import {
  boFile,
  readOf,
  secondDraftsCall,
  showAssignment,
} from '../../testing/show-assignment.tsx';

const blockOf = (name: string) => screen.findByRole('article', { name });

test.each([
  ['otherDocument', studentText, /on another of Āwhina’s documents/],
  ['emptied', '', /This document is empty now/],
  ['replaced', newText, /This is a different text/],
  ['typedByTeacher', newText, /was typed or changed here/],
  ['expired', newText, /are kept for 90 days/],
] as const)('says what is the matter with a text that is %s', async (state, text, words) => {
  const kept = state === 'expired' ? { earlier: [] } : {};
  showAssignment(classOf(draftIn(state, kept), text));
  const block = await blockOf('Āwhina Tamihana');
  expect(await within(block).findByText(words)).toBeTruthy();
});

test('of another document it orders nothing that the verdicts beside it have done already', async () => {
  showAssignment(classOf(draftIn('otherDocument'), studentText));
  const block = await blockOf('Āwhina Tamihana');
  const note = await within(block).findByRole('note');
  expect(note.textContent).toMatch(/so check what is marked as done\.$/);
  expect(within(block).getAllByRole('radio', { name: 'Done', checked: true })).not.toEqual([]);
});

test('a document that could not be read is not taken for an emptied one', async () => {
  const { network } = showAssignment({
    'POST /api/documents': lines(
      readOf(file.id, { text: null, problem: 'unreadable' }),
      readOf(boFile.id),
    ),
  });
  await within(await blockOf('Āwhina Tamihana')).findByRole('alert');
  const asked = () => network.asked.find(({ operation }) => operation === secondDraftsCall)?.body;
  await expect.poll(asked).toMatchObject({
    texts: [{ documentId: boFile.id }],
    alsoHandedIn: [file.id],
  });
});

test('names the classmate whose text it nearly is', async () => {
  showAssignment(classOf(draftIn('replaced', { classmate: 'Bo Chen' }), newText));
  const block = await blockOf('Āwhina Tamihana');
  expect(await within(block).findByText(/nearly the same as Bo Chen’s text/)).toBeTruthy();
});
