import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { draft } from '../testing/sample-work.ts';
import { awhinasBlock, boFile } from '../testing/show-assignment.tsx';
import { namesakeFile, showNamesakes } from '../testing/show-namesakes.tsx';

test('the question before all that are ready are posted names each of two namesakes', async () => {
  const ready = [boFile, namesakeFile].map(({ id }) => ({
    ...draft,
    documentId: id,
    feedback: 'Ka pai, Bo.',
    isReady: true,
  }));
  showNamesakes({ 'GET /api/drafts/12/7': json(ready) });
  await awhinasBlock();
  await userEvent.click(await screen.findByRole('button', { name: 'Post 2' }));
  expect(await screen.findByText('To Bo Li (1) and Bo Li (2).')).toBeTruthy();
});
