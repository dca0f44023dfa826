import { messages, rubricMessages } from '@second-draft/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { feedbackCall, press } from '../testing/feedback-steps.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const rubricsCall = 'GET /api/rubrics';
const rubricOf = (title: string) => ({ _id: 'b'.repeat(24), metadata: { title } });

async function showWithRubric() {
  const { settings, subscription } = sampleProfile();
  const profile = sampleProfile({
    settings: { ...settings, rubrics: true },
    subscription: { ...subscription, status: 'active' },
  });
  const shown = showAssignment(
    { [rubricsCall]: json([rubricOf('Our rubric')]), [feedbackCall]: refusal('not_found') },
    profile,
  );
  const block = await awhinasBlock();
  const select = within(block).getByRole<HTMLSelectElement>('combobox', {
    name: 'Feedback category',
  });
  await within(select).findByRole('option', { name: 'Our rubric' });
  return { ...shown, block, select };
}

test('a rubric that another tab has removed is said to be gone, and is no longer chosen', async () => {
  const { network, block, select } = await showWithRubric();
  await userEvent.selectOptions(select, 'Our rubric');
  network.answers[rubricsCall] = json([]);
  await press(block, /Get feedback/);
  await screen.findByText(rubricMessages.gone);
  expect(screen.queryByText(messages.feedback.failedHint, { exact: false })).toBeNull();
  await within(block).findByText(messages.feedback.noCategory);
  expect(within(block).queryByRole('option', { name: 'Our rubric' })).toBeNull();
});

test('where the rubric is still there, something else was not found', async () => {
  const { block, select } = await showWithRubric();
  await userEvent.selectOptions(select, 'Our rubric');
  await press(block, /Get feedback/);
  await screen.findByText(messages.feedback.failedHint, { exact: false });
  const option = within(block).getByRole<HTMLOptionElement>('option', { name: 'Our rubric' });
  expect(option.selected).toBe(true);
});

test('coming back to the tab brings the rubrics as another tab has left them', async () => {
  const { network, select } = await showWithRubric();
  network.answers[rubricsCall] = json([rubricOf('Our new rubric')]);
  fireEvent(document, new Event('visibilitychange', { bubbles: true }));
  await waitFor(() =>
    expect(within(select).getByRole('option', { name: 'Our new rubric' })).toBeTruthy(),
  );
});
