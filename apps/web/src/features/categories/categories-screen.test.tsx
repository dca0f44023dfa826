import {
  categoryMessages,
  feedbackTypes,
  limits,
  messages,
  savingMessages,
} from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CategoriesScreen from './categories-screen.tsx';
import { sentIn, stored, titles } from './testing/saved-categories.ts';

const [ideas, vocabulary] = [
  { id: 'bcdfghjk', title: 'Ideas', properties: 'Detail', active: true },
  { id: 'lmnpqrst', title: 'Vocabulary', properties: 'Verbs', active: false },
];

const SAVE = 'PUT /api/categories';

function show() {
  const network = fakeNetwork({ [SAVE]: stored });
  showScreen([{ path: '/categories', element: <CategoriesScreen /> }], '/categories');
  return network;
}

beforeEach(() => profileItem.set(sampleProfile({ categories: [ideas, vocabulary] })));

test('each category is a row with its name, its descriptors and whether it is offered', () => {
  show();
  const row = screen.getByRole('row', { name: /Vocabulary/ });
  expect(within(row).getByRole('checkbox')).toHaveProperty('checked', false);
  expect(row.textContent).toContain('Verbs');
});

test('a screen reader reads names and descriptors as sentences, with one full stop', () => {
  const sentence = { ...vocabulary, properties: 'Verbs.' };
  profileItem.set(sampleProfile({ categories: [ideas, sentence] }));
  show();
  for (const name of ['Ideas: Detail. Edit', 'Vocabulary: Verbs. Edit'])
    expect(screen.getByRole('button', { name: `Descriptors of ${name}` })).toBeTruthy();
});

test('Enter saves a name that was edited in its place', async () => {
  const network = show();
  await userEvent.click(screen.getByRole('button', { name: /Feedback category: Ideas/ }));
  const field = screen.getByRole('textbox', { name: 'Feedback category' });
  await userEvent.clear(field);
  await userEvent.type(field, 'Big ideas{Enter}');
  expect(titles()).toEqual(['Big ideas', 'Vocabulary']);
  await waitFor(() => expect(network.times(SAVE)).toBe(1));
  expect(network.lastBody(SAVE)).toMatchObject({
    name: 'Aroha Ngata',
    categories: [{ title: 'Big ideas' }, { title: 'Vocabulary' }],
  });
});

test.each(['Big ideas{Enter}', '{Escape}'])(
  'the keyboard is where it was after a name was finished by a key: %s',
  async (keys) => {
    show();
    await userEvent.click(screen.getByRole('button', { name: 'New' }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Feedback category' }), keys);
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Feedback category: /);
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Descriptors of /);
  },
);

test('leaving the field saves the descriptors', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: /Descriptors of Ideas/ }));
  await userEvent.type(screen.getByRole('textbox'), ' and reasons');
  await userEvent.tab();
  expect(profileItem.get()?.categories[0]?.properties).toBe('Detail and reasons');
});

test('Escape leaves a name as it was', async () => {
  const network = show();
  await userEvent.click(screen.getByRole('button', { name: /Feedback category: Ideas/ }));
  await userEvent.type(screen.getByRole('textbox'), 'x{Escape}');
  expect(titles()).toEqual(['Ideas', 'Vocabulary']);
  expect(network.asked).toHaveLength(0);
});

test('the checkbox says whether a category is offered', async () => {
  show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Vocabulary' }));
  expect(profileItem.get()?.categories[1]?.active).toBe(true);
});

test('a new row opens with its name to be written, and is not saved while it is empty', async () => {
  const network = show();
  await userEvent.click(screen.getByRole('button', { name: 'New' }));
  const field = screen.getByRole('textbox', { name: 'Feedback category' });
  expect(document.activeElement).toBe(field);
  await waitFor(() => expect(network.times(SAVE)).toBe(1));
  expect(network.lastBody(SAVE)).toMatchObject({ categories: [ideas, vocabulary] });
  await userEvent.type(field, 'Hooks{Enter}');
  expect(titles()).toEqual(['Ideas', 'Vocabulary', 'Hooks']);
});

test('a double click makes one category', async () => {
  show();
  await userEvent.dblClick(screen.getByRole('button', { name: 'New' }));
  expect(titles()).toHaveLength(3);
});

test('New while a category is still without a name leads back to that one', async () => {
  show();
  const add = screen.getByRole('button', { name: 'New' });
  await userEvent.click(add);
  await userEvent.click(add);
  expect(titles()).toHaveLength(3);
  const field = screen.getByRole('textbox', { name: 'Feedback category' });
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'Hooks{Enter}');
  await userEvent.click(add);
  expect(titles()).toHaveLength(4);
});

test('after a category is deleted, the focus goes to the next', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ideas' }));
  expect(titles()).toEqual(['Vocabulary']);
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move Vocabulary' }));
});

test('a deleted category can be brought back', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ideas' }));
  expect(titles()).toEqual(['Vocabulary']);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(titles()).toEqual(['Ideas', 'Vocabulary']);
});

test('the defaults come back only after the teacher has said yes', async () => {
  show();
  const restore = () => userEvent.click(screen.getByRole('button', { name: 'Restore Defaults' }));
  await restore();
  await screen.findByText(categoryMessages.restoreQuestion);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(titles()).toHaveLength(2);
  await restore();
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(profileItem.get()?.categories).toEqual(feedbackTypes);
});

test('categories that the server does not take stay on the screen, are said to be unsaved, and are sent again', async () => {
  const network = show();
  network.answers[SAVE] = refusal('internal');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Vocabulary' }));
  const note = await screen.findByRole('alert', { name: savingMessages.failed });
  expect(profileItem.get()?.categories[1]?.active).toBe(true);
  network.answers[SAVE] = stored;
  await userEvent.click(within(note).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(network.lastBody(SAVE)).toMatchObject({ categories: [{}, { active: true }] });
});

test('that there is no room for another is said before it is made, and when another tab took it', async () => {
  const full = Array.from({ length: limits.categoriesMax }, (_, at) => ({
    ...vocabulary,
    id: `bcdfgh${at}`,
    title: `Number ${at}`,
  }));
  profileItem.set(sampleProfile({ categories: full }));
  const network = show();
  const add = screen.getByRole('button', { name: 'New' });
  expect(add.getAttribute('data-tip')).toBe(categoryMessages.full);
  await userEvent.click(add);
  expect(network.times(SAVE)).toBe(0);

  network.answers[SAVE] = refusal('changed_elsewhere');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Number 0' }));
  expect(await screen.findByText(categoryMessages.tooMany)).toBeTruthy();
});

test('what another tab or device has added is kept, and she is told', async () => {
  const network = show();
  const elsewhere = { id: 'pqrstvwx', title: 'Hooks', properties: '', active: true };
  network.answers[SAVE] = ({ body }) =>
    Response.json(sampleProfile({ categories: [...sentIn(body).categories, elsewhere] }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Vocabulary' }));
  expect(await screen.findByText(messages.changedElsewhere)).toBeTruthy();
  expect(titles()).toEqual(['Ideas', 'Vocabulary', 'Hooks']);
  expect(network.lastBody(SAVE)).toMatchObject({ knownCategories: [ideas, vocabulary] });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Hooks' }));
  await waitFor(() => expect(network.times(SAVE)).toBe(2));
  expect(network.lastBody(SAVE)).toMatchObject({
    knownCategories: [ideas, { ...vocabulary, active: true }, elsewhere],
  });
});

test('what she types while a save is under way stays', async () => {
  const network = show();
  const { promise, resolve } = Promise.withResolvers<void>();
  network.answers[SAVE] = async (request) => {
    await promise;
    return stored(request);
  };
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Vocabulary' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Ideas' }));
  network.answers[SAVE] = stored;
  resolve();
  await waitFor(() => expect(network.times(SAVE)).toBe(2));
  expect(profileItem.get()?.categories).toMatchObject([{ active: false }, { active: true }]);
  expect(screen.queryByText(messages.changedElsewhere)).toBeNull();
});
