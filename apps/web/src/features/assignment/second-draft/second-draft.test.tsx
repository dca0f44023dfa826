import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../testing/fake-network.ts';
import { lines, nothing } from '../testing/answers.ts';
import { chooseCategory, feedbackCall, press } from '../testing/feedback-steps.ts';
import { draftIn, newText } from '../testing/sample-drafts.ts';
import { answer, studentText } from '../testing/sample-work.ts';
import { secondDraftsCall } from '../testing/show-assignment.tsx';
import { showChanged } from '../testing/show-changed.tsx';

const verdictsCall = 'PUT /api/second-drafts/12/7/verdicts';

const stepsIn = (block: HTMLElement) =>
  within(block).findAllByRole('group', { name: /^Was step \d done/ });

async function chosenIn(block: HTMLElement, step: number): Promise<string> {
  const group = (await stepsIn(block))[step];
  if (!group) throw new Error('There is no such step');
  return within(group).getByRole('radio', { checked: true }).closest('label')?.textContent ?? '';
}

async function choose(block: HTMLElement, step: number, name: string): Promise<void> {
  const group = (await stepsIn(block))[step];
  if (!group) throw new Error('There is no such step');
  await userEvent.click(within(group).getByRole('radio', { name }));
}

test('the class list tells who has changed the text, and how many steps were done', async () => {
  await showChanged();
  const list = screen.getByRole('navigation', { name: 'Students' });
  expect(
    within(list).getByRole('link', { name: 'Āwhina Tamihana Changed · 1 of 2 steps done' }),
  ).toBeTruthy();
  expect(screen.getByText(/ · 1 changed since$/)).toBeTruthy();
});

test('the class can be narrowed to those who changed, and keeps them until it is widened', async () => {
  const { block } = await showChanged();
  const select = screen.getByRole('combobox', { name: 'Show students' });
  const option = within(select).getByRole('option', { name: /^Not changed \(1\)/ });
  await userEvent.selectOptions(select, 'Changed since your feedback (1)');
  expect(screen.getAllByRole('article')).toEqual([block]);
  await userEvent.selectOptions(select, option);
  expect(screen.getByRole('article', { name: 'Bo Li' })).toBeTruthy();
  expect(screen.queryByRole('article', { name: 'Āwhina Tamihana' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '1 of 2 shown · Show all' }));
  expect(document.activeElement?.tagName).toBe('ARTICLE');
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

test('what is new is marked in the text, and what went can be unfolded', async () => {
  const { block, changes } = await showChanged();
  const inserted = changes.querySelector('ins')?.textContent;
  expect(inserted).toBe('[New:  My skin went as numb as a stone.]');
  expect(within(block).getByText('8 words new')).toBeTruthy();
  expect(within(block).getByText('2 taken away')).toBeTruthy();
  expect(changes.querySelector('del')).toBeNull();
  await press(changes, 'Taken away: 2 words');
  expect(changes.querySelector('del')?.textContent).toBe('[Taken away:  and screamed]');
});

test('the text itself is a press away, and can be changed as ever', async () => {
  const { block } = await showChanged();
  await press(block, 'Changes');
  const text = within(block).getByRole('textbox', { name: /text$/ });
  expect(text).toHaveProperty('value', newText);
  await userEvent.type(text, '!');
  expect(await within(block).findByText(/You have changed this text here/)).toBeTruthy();
});

test('proof leads to its words in the text', async () => {
  const { block, changes } = await showChanged();
  await userEvent.click(await within(block).findByRole('button', { name: '“as numb as a stone”' }));
  expect(changes.querySelector('mark[data-active]')?.textContent).toBe('as numb as a stone');
});

test('one press changes a verdict, and another takes the change back', async () => {
  const { block, network } = await showChanged({ [verdictsCall]: nothing });
  expect(await chosenIn(block, 1)).toBe('Not yet');
  await choose(block, 1, 'Partly');
  expect(await chosenIn(block, 1)).toBe('Partly');
  expect(within(block).getByText('Your verdict. It was “Not yet”.')).toBeTruthy();
  await choose(block, 1, 'Not yet');
  expect(within(block).queryByText(/Your verdict/)).toBeNull();
  const sent = network.asked.filter(({ operation }) => operation === verdictsCall);
  expect(sent.map(({ body }) => body)).toEqual([
    { feedbackId: 'feedback-0', step: 1, verdict: 'partly' },
    { feedbackId: 'feedback-0', step: 1, verdict: null },
  ]);
});

test('a verdict that was not saved takes back no later one', async () => {
  const first = Promise.withResolvers<void>();
  const { block, network } = await showChanged({
    [verdictsCall]: async (request) => {
      await first.promise;
      return refusal('internal')(request);
    },
  });
  await choose(block, 1, 'Partly');
  network.answers[verdictsCall] = nothing;
  await choose(block, 1, 'Done');
  first.resolve();
  await screen.findByText('Your verdict was not saved.');
  expect(await chosenIn(block, 1)).toBe('Done');
});

test('a verdict that could not be saved goes back, and says so', async () => {
  const { block } = await showChanged({ [verdictsCall]: refusal('internal') });
  await choose(block, 1, 'Done');
  await screen.findByText('Your verdict was not saved.');
  expect(await chosenIn(block, 1)).toBe('Not yet');
});

test('feedback on a second draft knows the one before, and is posted beside it', async () => {
  const postedAt = '2026-11-20T03:00:00.000Z';
  const { block, network } = await showChanged({
    [feedbackCall]: json(answer),
    'POST /api/comment': json({ id: 'c2', postedAt }),
  });
  await chooseCategory(block);
  await press(block, /Get feedback/);
  const box = await within(block).findByRole('textbox', { name: /^Feedback for/ });
  expect(box).toHaveProperty('value', answer.feedback);
  const asked = network.asked.find(({ operation }) => operation === feedbackCall)?.body;
  expect(asked).toMatchObject({ prompt: newText, earlierFeedbackId: 'feedback-0' });
  expect(within(block).queryByRole('button', { name: 'Change the posted comment' })).toBeNull();
  network.answers[secondDraftsCall] = lines(draftIn('unchanged'));
  await userEvent.click(await within(block).findByRole('button', { name: 'Post' }));
  await within(block).findByRole('button', { name: 'Posted' });
  expect(within(block).queryByRole('heading', { name: 'Since your feedback' })).toBeNull();
});

test('feedback for all leaves out who changed nothing, and says how many', async () => {
  const { block } = await showChanged({ [feedbackCall]: json(answer) });
  await chooseCategory(block);
  await userEvent.click(screen.getByRole('button', { name: 'Get feedback for all (1)' }));
  const summary = await screen.findByText(/^Feedback was written for/);
  expect(summary.textContent).toBe(
    'Feedback was written for 1 text. 1 text left out: nothing has changed there since your feedback.',
  );
});

test('each draft opens by its date, with the feedback it was given', async () => {
  const { block } = await showChanged();
  await press(block, /^First feedback/);
  const dialog = await screen.findByRole('dialog', { name: 'Āwhina Tamihana’s drafts' });
  expect(within(dialog).getByRole('region', { name: 'The text then' }).textContent).toBe(
    studentText,
  );
  expect(within(dialog).getByRole('region', { name: 'Your feedback' }).textContent).toContain(
    answer.feedback,
  );
  await press(dialog, /^Second draft/);
  expect(
    within(dialog)
      .getByText(/and screamed/)
      .closest('del'),
  ).toBeTruthy();
});
