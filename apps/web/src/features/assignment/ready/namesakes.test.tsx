import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { lines } from '../testing/answers.ts';
import { draft, file } from '../testing/sample-work.ts';
import {
  awhinasBlock,
  boFile,
  readOf,
  showAssignment,
  submissionOf,
} from '../testing/show-assignment.tsx';

const namesake = {
  ...boFile,
  id: 'document-of-namesake',
  student: { ...boFile.student, userId: '100000000000000000003' },
};

test('the question before all that are ready are posted names each of two namesakes', async () => {
  const ready = [boFile, namesake].map(({ id }) => ({
    ...draft,
    documentId: id,
    feedback: 'Ka pai, Bo.',
    isReady: true,
  }));
  const all = [file, boFile, namesake];
  showAssignment({
    'GET /api/assignments/12/7': json(all.map(submissionOf)),
    'POST /api/documents': lines(...all.map(({ id }) => readOf(id))),
    'GET /api/drafts/12/7': json(ready),
  });
  await awhinasBlock();
  await userEvent.click(await screen.findByRole('button', { name: 'Post 2' }));
  expect(await screen.findByText('To Bo Li and Bo Li.')).toBeTruthy();
});
