import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profileItem } from '../../../lib/state/session.ts';
import { json } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { chooseCategory, feedbackCall, press } from '../testing/feedback-steps.ts';
import { answer } from '../testing/sample-work.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const checkCall = 'GET /api/check-auth';
const [first, ...others] = sampleProfile().categories;
if (!first) throw new Error('The sample has categories');
const rhyme = { ...first, id: 'rhyme', title: 'Rhyme' };

const comeBack = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));

async function show() {
  const shown = showAssignment({ [feedbackCall]: json(answer) });
  const block = await awhinasBlock();
  const offered = within(block).getByRole<HTMLSelectElement>('combobox', {
    name: 'Feedback category',
  });
  return { ...shown, block, offered };
}

test('coming back to the tab brings the categories as another tab has left them', async () => {
  const { network, offered } = await show();
  expect(network.times(checkCall)).toBe(0);
  network.answers[checkCall] = json(sampleProfile({ categories: [rhyme, ...others] }));
  comeBack();
  expect(await within(offered).findByRole('option', { name: 'Rhyme' })).toBeTruthy();
  expect(within(offered).queryByRole('option', { name: first.title })).toBeNull();
});

test('a category that is chosen stays chosen, and feedback on it can be had, though it is gone', async () => {
  const { network, block, offered } = await show();
  await chooseCategory(block);
  const chosen = offered.value;
  const categories = sampleProfile().categories.filter(({ title }) => title !== chosen);
  network.answers[checkCall] = json(sampleProfile({ categories: [...categories, rhyme] }));
  comeBack();
  await within(offered).findByRole('option', { name: 'Rhyme' });
  expect(offered.value).toBe(chosen);
  await press(block, /Get feedback/);
  await waitFor(() => expect(network.lastBody(feedbackCall)).toMatchObject({ category: chosen }));
});

test('what she has changed here and not saved yet outlasts what comes in', async () => {
  const known = sampleProfile().categories;
  profileItem.set({ ...sampleProfile({ categories: [...known, rhyme] }), knownCategories: known });
  const { network, offered } = await show();
  network.answers[checkCall] = json(sampleProfile({ categories: others }));
  comeBack();
  await waitFor(() =>
    expect(within(offered).queryByRole('option', { name: first.title })).toBeNull(),
  );
  expect(within(offered).getByRole('option', { name: 'Rhyme' })).toBeTruthy();
});

test('what is typed stays when the categories come in', async () => {
  const { network, offered } = await show();
  const text = screen.getByRole<HTMLTextAreaElement>('textbox', { name: "Āwhina Tamihana's text" });
  await userEvent.type(text, ' And then');
  network.answers[checkCall] = json(sampleProfile({ categories: [rhyme] }));
  comeBack();
  await within(offered).findByRole('option', { name: 'Rhyme' });
  expect(text.value).toMatch(/ And then$/);
});
