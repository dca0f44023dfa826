import { screen, within } from '@testing-library/react';
import { changedDraft, classOf } from './sample-drafts.ts';
import { showAssignment } from './show-assignment.tsx';

/** Shows a class in which one student has changed her text since the feedback on it. */
export async function showChanged(answers: Parameters<typeof showAssignment>[0] = {}) {
  const shown = showAssignment({ ...classOf(changedDraft), ...answers });
  const block = await screen.findByRole('article', { name: 'Āwhina Tamihana' });
  const changes = await within(block).findByRole('region', {
    name: 'What Āwhina Tamihana has changed',
  });
  await within(block).findByRole('heading', { name: 'Since your feedback' });
  return { ...shown, block, changes };
}
