import { rubricMessages } from '@second-draft/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import RubricsScreen from './rubrics-screen.tsx';

function show() {
  const network = fakeNetwork({
    'GET /api/rubrics': json([{ _id: 'a'.repeat(24), metadata: { title: 'Persuasive' } }]),
  });
  showScreen([{ path: '/rubrics', element: <RubricsScreen /> }], '/rubrics');
  return network;
}

test('a teacher on trial is told that rubrics come with a subscription, and nothing is fetched', () => {
  profileItem.set(sampleProfile());
  const network = show();
  expect(screen.getByText(rubricMessages.premium, { exact: false })).toBeTruthy();
  expect(network.asked).toEqual([]);
  expect(screen.queryByRole('button', { name: 'Choose a PDF' })).toBeNull();
});

test('a teacher whose school’s licence was withdrawn in her trial sees the rubrics that she has', async () => {
  const { settings } = sampleProfile();
  profileItem.set(sampleProfile({ settings: { ...settings, rubrics: true } }));
  show();
  expect(await screen.findByRole('link', { name: 'View Persuasive' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose a PDF' })).toBeNull();
});

test('a teacher whose access has ended sees and removes her rubrics, but uploads none', async () => {
  profileItem.set(
    sampleProfile({ subscription: { status: 'trial', type: 'single', expires: 1_000 } }),
  );
  const network = show();
  network.answers[`DELETE /api/rubrics/${'a'.repeat(24)}`] = () =>
    new Response(null, { status: 204 });
  expect(screen.getByText(rubricMessages.premium, { exact: false })).toBeTruthy();
  expect(await screen.findByRole('link', { name: 'View Persuasive' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Choose a PDF' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Remove Persuasive' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(rubricMessages.none)).toBeTruthy();
  expect(screen.queryByText(rubricMessages.noneHint)).toBeNull();
});
