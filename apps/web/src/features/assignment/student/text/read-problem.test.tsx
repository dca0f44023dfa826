import { readingFailures } from '@second-draft/contract';
import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { lines } from '../../testing/answers.ts';
import { file } from '../../testing/sample-work.ts';
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
