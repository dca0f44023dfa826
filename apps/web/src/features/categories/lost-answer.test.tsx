import { mergeCategories, messages, savingMessages, type Category } from '@second-draft/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CategoriesScreen from './categories-screen.tsx';
import { titles } from './testing/saved-categories.ts';

const [ideas, vocabulary]: [Category, Category] = [
  { id: 'bcdfghjk', title: 'Ideas', properties: 'Detail', active: true },
  { id: 'lmnpqrst', title: 'Vocabulary', properties: 'Verbs', active: false },
];

const SAVE = 'PUT /api/categories';

/** Stores what is sent, as the server does, and loses the first answer. */
function show() {
  let kept = [ideas, vocabulary];
  const merged = ({ body }: RequestInit) => {
    const sent = JSON.parse(body as string);
    const known: Category[] = sent.knownCategories ?? kept;
    kept = mergeCategories({ known, mine: sent.categories, theirs: kept });
    return Response.json(sampleProfile({ categories: kept }));
  };
  profileItem.set(sampleProfile({ categories: kept }));
  const network = fakeNetwork({
    [SAVE]: (request) => {
      merged(request);
      network.answers[SAVE] = merged;
      throw new TypeError('network error');
    },
  });
  showScreen([{ path: '/categories', element: <CategoriesScreen /> }], '/categories');
  return { network, keptTitles: () => kept.map(({ title }) => title) };
}

test('what she takes back after a save whose answer was lost stays taken back', async () => {
  const { keptTitles } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ideas' }));
  await screen.findByRole('alert', { name: savingMessages.failed });
  await userEvent.keyboard('{Control>}z{/Control}');
  await waitFor(() => expect(screen.queryByText(savingMessages.failed)).toBeNull());
  expect(titles()).toEqual(['Ideas', 'Vocabulary']);
  expect(keptTitles()).toEqual(['Ideas', 'Vocabulary']);
  expect(screen.queryByText(messages.changedElsewhere)).toBeNull();
});

test('what she tries again is sent once', async () => {
  const { network, keptTitles } = show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ideas' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(savingMessages.failed)).toBeNull());
  expect(network.times(SAVE)).toBe(2);
  expect(keptTitles()).toEqual(['Vocabulary']);
});

test('what she left without saving is not sent again, though its answer was lost', async () => {
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Delete Ideas' }));
  await screen.findByRole('alert', { name: savingMessages.failed });
  cleanup();
  const { network } = show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Vocabulary' }));
  await waitFor(() => expect(network.times(SAVE)).toBe(1));
  expect(network.lastBody(SAVE)).toMatchObject({ categories: [ideas, { title: 'Vocabulary' }] });
});
