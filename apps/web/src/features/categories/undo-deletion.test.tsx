import { feedbackTypes } from '@second-draft/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CategoriesScreen from './categories-screen.tsx';
import { stored, titles } from './testing/saved-categories.ts';

const profile = sampleProfile({
  categories: [
    { id: 'bcdfghjk', title: 'Ideas', properties: 'Detail', active: true },
    { id: 'lmnpqrst', title: 'Vocabulary', properties: 'Verbs', active: false },
  ],
});

function show(): void {
  fakeNetwork({ 'PUT /api/categories': stored });
  showScreen([{ path: '/categories', element: <CategoriesScreen /> }], '/categories');
}

beforeEach(() => profileItem.set(profile));

test('Ctrl+Z brings back deleted categories, the last one first, and says that it did', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ideas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Delete Vocabulary' }));
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(titles()).toEqual(['Vocabulary']);
  const notices = await screen.findAllByRole('alert');
  expect(notices.map(({ textContent }) => textContent)).toContain('Undone');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(titles()).toEqual(['Ideas', 'Vocabulary']);
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(titles()).toEqual(['Ideas', 'Vocabulary']);
});

test('Ctrl+Z is a field’s own once something has been typed since the deletion', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ideas' }));
  await userEvent.click(screen.getByRole('button', { name: /Descriptors of Vocabulary/ }));
  await userEvent.type(screen.getByRole('textbox'), '!{Control>}z{/Control}');
  expect(titles()).toEqual(['Vocabulary']);
});

test('Undo brings back what the defaults have taken the place of', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Restore Defaults' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(profileItem.get()?.categories).toEqual(feedbackTypes);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(profileItem.get()?.categories).toEqual(profile.categories);
});
