import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../../../testing/fake-network.ts';
import { answer } from './sample-work.ts';
import { awhinasBlock, showAssignment } from './show-assignment.tsx';

export const feedbackCall = 'POST /api/feedback';

/** Chooses the category 'Ideas' in a student's block. */
export async function chooseCategory(block: HTMLElement): Promise<void> {
  const select = within(block).getByRole('combobox', { name: 'Feedback category' });
  await userEvent.selectOptions(select, 'Ideas');
}

/** Presses a button of a student's block. */
export const press = (block: HTMLElement, name: RegExp | string) =>
  userEvent.click(within(block).getByRole('button', { name }));

/** Shows the assignment page and gets feedback for Āwhina. */
export async function withFeedback(answers: Parameters<typeof showAssignment>[0] = {}) {
  const shown = showAssignment({ [feedbackCall]: json(answer), ...answers });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback/);
  const box = await within(block).findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Feedback for Āwhina Tamihana',
  });
  return { ...shown, block, box };
}
