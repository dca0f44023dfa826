import { messages } from '@second-draft/contract';
import { within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { json } from '../../../testing/fake-network.ts';
import { answer, file } from './sample-work.ts';
import { awhinasBlock, showAssignment } from './show-assignment.tsx';

export const feedbackCall = 'POST /api/feedback';

/** Of Āwhina's draft. */
export const saveCall = `PUT /api/drafts/12/7/${file.id}`;

export async function chooseCategory(block: HTMLElement): Promise<void> {
  const select = within(block).getByRole('combobox', { name: 'Feedback category' });
  await userEvent.selectOptions(select, 'Ideas');
}

export const press = (block: HTMLElement, name: RegExp | string) =>
  userEvent.click(within(block).getByRole('button', { name }));

/** What a block says while feedback is written: after a second, a busy machine may be past the first. */
export function toldInBlock(block: HTMLElement, firstName: string): Promise<HTMLElement> {
  const { reading, writing } = messages.feedback;
  const told = new Set([reading(firstName), writing(firstName)]);
  return within(block).findByText((words) => told.has(words));
}

export async function withFeedback(answers: Parameters<typeof showAssignment>[0] = {}) {
  const shown = showAssignment({ [feedbackCall]: json(answer), ...answers });
  const block = await awhinasBlock();
  await chooseCategory(block);
  await press(block, /Get feedback/);
  const box = await within(block).findByRole<HTMLTextAreaElement>('textbox', {
    name: 'Feedback for Āwhina Tamihana',
  });
  await within(block).findByRole('button', { name: /^Cop/ });
  return { ...shown, block, box };
}
