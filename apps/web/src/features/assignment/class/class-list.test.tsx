import { messages, modelOptions } from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { json } from '../../../testing/fake-network.ts';
import { sampleConfig } from '../../../testing/samples.ts';
import { heldBack } from '../testing/answers.ts';
import { chooseCategory, feedbackCall, withFeedback } from '../testing/feedback-steps.ts';
import { awhinasBlock, showAssignment } from '../testing/show-assignment.tsx';

const list = () => screen.getByRole('navigation', { name: 'Students' });
const block = (name: string) => screen.getByRole('article', { name });

test('lists the class with where each student stands', async () => {
  await withFeedback();
  expect(within(list()).getByRole('link', { name: 'Āwhina Tamihana Written' })).toBeTruthy();
  expect(within(list()).getByRole('link', { name: 'Bo Li Nothing yet' })).toBeTruthy();
});

test('has its filter before anything is posted, so that no name moves when something is', async () => {
  showAssignment();
  await awhinasBlock();
  const filter = within(list()).getByRole('combobox', { name: 'Show students' });
  expect(within(filter).getByRole('option', { selected: true }).textContent).toBe('All (2)');
  expect(within(filter).getByRole('option', { name: 'Not posted (2)' })).toBeTruthy();
});

test('names nobody until it is known who writes, which is said above the names', async () => {
  const config = heldBack();
  showAssignment({ 'GET /api/config': config.wait });
  await screen.findByRole('heading', { name: 'Camp recount' });
  expect(screen.queryByRole('navigation', { name: 'Students' })).toBeNull();
  const models = Object.fromEntries(modelOptions.map(({ id }) => [id, 'llama3.3']));
  config.answer({ ...sampleConfig, writer: { provider: 'Ollama', country: null, models } });
  await awhinasBlock();
  expect(within(list()).getByText(/Each text is sent to the model/)).toBeTruthy();
});

test('leads to a student’s block', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.click(within(list()).getByRole('link', { name: /Bo Li/ }));
  expect(document.activeElement).toBe(block('Bo Li'));
});

test('on a phone, the list opens at the student who is being read', async () => {
  const shown: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.textContent);
  });
  showAssignment();
  await awhinasBlock();
  await userEvent.keyboard('j');
  await userEvent.click(screen.getByRole('button', { name: 'Students', hidden: true }));
  const drawer = await screen.findByRole('dialog', { name: 'Students' });
  const entry = await within(drawer).findByRole('link', { current: true });
  await waitFor(() => expect(document.activeElement).toBe(entry));
  expect(entry.textContent).toMatch(/^Bo Li/);
  expect(shown).toContain(entry.textContent);
  vi.restoreAllMocks();
});

test('keys lead from student to student, and to the text', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.keyboard('j');
  expect(document.activeElement).toBe(block('Bo Li'));
  await userEvent.keyboard('k');
  expect(document.activeElement).toBe(block('Āwhina Tamihana'));
  await userEvent.keyboard('t');
  expect(document.activeElement).toBe(within(block('Āwhina Tamihana')).getByRole('textbox'));
  await userEvent.keyboard('j');
  expect(screen.getByDisplayValue(/^j/)).toBe(document.activeElement);
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
  expect(document.activeElement).toBe(block('Bo Li'));
});

test('a key shows what the keys do; Escape leads back to the student', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.keyboard('j?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(within(dialog).getByText('Next student')).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(document.activeElement).toBe(block('Bo Li')));
});

test('a key stops what is being written for the student', async () => {
  const held = heldBack();
  showAssignment({ [feedbackCall]: held.wait });
  const student = await awhinasBlock();
  await chooseCategory(student);
  await userEvent.keyboard('{Escape}g');
  await within(student).findByRole('button', { name: 'Cancel' });
  await userEvent.keyboard('x');
  expect(await screen.findByText(messages.feedback.cancelled)).toBeTruthy();
});

test('the focus stays with the student while feedback takes the place of the choices', async () => {
  const { block } = await withFeedback();
  expect(block.contains(document.activeElement)).toBe(true);
});

test('Escape leaves the feedback box, so that keys are keys again', async () => {
  const { block } = await withFeedback();
  await userEvent.keyboard('{Escape}e');
  expect(document.activeElement).toBe(within(block).getByRole('textbox', { name: /^Feedback/ }));
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(block);
});

test('Ctrl+Enter posts from inside the box and goes to the next student', async () => {
  const { box, network } = await withFeedback({
    'POST /api/comment': json({ id: 'c1', postedAt: '2026-11-20T03:00:00.000Z' }),
  });
  await userEvent.click(box);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(document.activeElement).toBe(block('Bo Li'));
  await waitFor(() => expect(network.times('POST /api/comment')).toBe(1));
});

test('Ctrl+Enter stays, and says why, where there is nothing to post', async () => {
  showAssignment();
  const here = await awhinasBlock();
  await userEvent.keyboard('e{Control>}{Enter}{/Control}');
  await screen.findByText('There is nothing to post yet');
  expect(here.contains(document.activeElement)).toBe(true);
});

test('the focus stays on Post when it was pressed by Enter', async () => {
  const { block: here } = await withFeedback({
    'POST /api/comment': json({ id: 'c1', postedAt: '2026-11-20T03:00:00.000Z' }),
  });
  await userEvent.keyboard('{Escape}p{Enter}');
  const posted = await within(here).findByRole('button', { name: 'Posted' });
  expect(document.activeElement).toBe(posted);
});

test('the address names the student, and leads back to her', async () => {
  const first = showAssignment();
  await awhinasBlock();
  await userEvent.keyboard('j');
  expect(window.location.hash).toBe(`#${block('Bo Li').id}`);
  first.unmount();
  showAssignment();
  await awhinasBlock();
  const current = within(list()).getByRole('link', { current: true });
  expect(current.textContent).toMatch(/Bo Li/);
});
