import { within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { json } from '../../../../testing/fake-network.ts';
import { draft, file } from '../../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../../testing/show-assignment.tsx';

const here = { version: 'here', changedAt: draft.changedAt, text: null, feedback: 'From here.' };

/** The other tab was refused, and has saved its words with those of this tab beside them. */
const fromThere = {
  ...draft,
  documentId: file.id,
  version: 'there',
  feedback: 'From there.',
  others: [here],
};

async function showBoth() {
  showAssignment({ 'GET /api/drafts/12/7': json([fromThere]) });
  const block = await awhinasBlock();
  const panel = await within(block).findByRole('region', {
    name: 'Another version for Āwhina Tamihana',
  });
  return { block, panel };
}

test('of two versions, whichever is shown, nothing is said of where it was written', async () => {
  const { block, panel } = await showBoth();
  expect(within(block).getByDisplayValue('From there.')).toBeTruthy();
  expect(within(panel).getByRole('blockquote').textContent).toBe('From here.');
  expect(panel.textContent).not.toMatch(/from (t?here)[^.]/);
});
