import { savingMessages } from '@second-draft/contract';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import CategoriesScreen from './categories-screen.tsx';

const [ideas, vocabulary] = [
  { id: 'bcdfghjk', title: 'Ideas', properties: 'Detail', active: true },
  { id: 'lmnpqrst', title: 'Vocabulary', properties: 'Verbs', active: false },
];

const SAVE = 'PUT /api/categories';

function show() {
  const network = fakeNetwork({ [SAVE]: json(sampleProfile()) });
  showScreen([{ path: '/categories', element: <CategoriesScreen /> }], '/categories');
  return network;
}

beforeEach(() => profileItem.set(sampleProfile({ categories: [ideas, vocabulary] })));

test('what she leaves without saving is dropped, and does not go out with a later change', async () => {
  const network = show();
  network.answers[SAVE] = refusal('internal');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Vocabulary' }));
  await screen.findByRole('alert', { name: savingMessages.failed });
  cleanup();
  expect(profileItem.get()?.categories).toEqual([ideas, vocabulary]);

  const after = show();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Ideas' }));
  await waitFor(() => expect(after.times(SAVE)).toBe(1));
  const sent = [
    { title: 'Ideas', active: false },
    { title: 'Vocabulary', active: false },
  ];
  expect(after.lastBody(SAVE)).toMatchObject({ categories: sent });
});

test('what is on its way to be saved as she leaves stays', async () => {
  const network = show();
  const answered = Promise.withResolvers<void>();
  network.answers[SAVE] = async () => {
    await answered.promise;
    return Response.json(sampleProfile());
  };
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offer Vocabulary' }));
  cleanup();
  expect(profileItem.get()?.categories[1]?.active).toBe(true);
  answered.resolve();
});

test.each([
  ['leaves by the browser’s Back', cleanup],
  ['closes the page', () => window.dispatchEvent(new Event('pagehide'))],
])('what she is typing is saved when she %s', async (_, leave) => {
  const network = show();
  await userEvent.click(screen.getByRole('button', { name: /Descriptors of Ideas/ }));
  await userEvent.type(screen.getByRole('textbox'), ' and reasons');
  leave();
  await waitFor(() => expect(network.times(SAVE)).toBe(1));
  const sent = [{ properties: 'Detail and reasons' }, { properties: 'Verbs' }];
  expect(network.lastBody(SAVE)).toMatchObject({ categories: sent });
});

test('what she has cancelled by Escape is not saved when she leaves', async () => {
  const network = show();
  await userEvent.click(screen.getByRole('button', { name: /Descriptors of Ideas/ }));
  await userEvent.type(screen.getByRole('textbox'), ' and reasons{Escape}');
  cleanup();
  expect(network.times(SAVE)).toBe(0);
});
