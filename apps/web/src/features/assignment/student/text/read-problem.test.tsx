import { readingFailures } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { lines, oneAfterAnother } from '../../testing/answers.ts';
import { file, studentText } from '../../testing/sample-work.ts';
import { awhinasBlock, boFile, readOf, showAssignment } from '../../testing/show-assignment.tsx';

test('a document that the server has no room to read does not count as unreadable', async () => {
  showAssignment({
    'POST /api/documents': lines(
      readOf(file.id, { text: null, problem: 'overloaded' }),
      readOf(boFile.id),
    ),
  });
  const alert = await within(await awhinasBlock()).findByRole('alert');
  expect(alert.textContent).toContain(readingFailures.overloaded);
  expect(alert.textContent).not.toContain(readingFailures.document_unreadable);
});

test('where Google failed for several, one press reads them all again', async () => {
  const failed = { text: null, problem: 'classroom_unavailable', isAppAuthorized: false } as const;
  const { network } = showAssignment({
    'POST /api/documents': oneAfterAnother(
      lines(readOf(file.id, failed), readOf(boFile.id, failed)),
      lines(readOf(file.id, failed), readOf(boFile.id)),
    ),
  });
  const [first] = await screen.findAllByRole('button', { name: 'Try all 2 again' });
  if (!first) throw new Error('Nothing can be tried again');
  await userEvent.click(first);
  const alone = await screen.findByRole('button', { name: 'Try again' });
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: "Bo Li's text" });
  expect(text.value).toBe(studentText);
  expect(network.times('POST /api/documents')).toBe(2);
  expect(alone.getAttribute('data-loading')).toBeNull();
});
