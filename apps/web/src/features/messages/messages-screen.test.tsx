import { officeMessages } from '@second-draft/contract';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import MessagesScreen from './messages-screen.tsx';

const LIST = 'GET /api/admin/messages';
const firstId = '6b5c3c5e-6f1c-4d0a-9a53-6b2f5a1d0c11';

const otherId = '0f0c9c1e-2f55-4c61-8a53-6b2f5a1d0c22';

const page = (message: string, next: string | null, id = firstId) =>
  json({
    messages: [
      {
        id,
        email: 'aroha@kura.school.example',
        school: 'Kura o Kōwhai',
        message,
        createdAt: '2026-05-01T09:00:00.000Z',
        mailed: false,
      },
    ],
    next,
  });

function show(answers: Parameters<typeof fakeNetwork>[0], administrator = true) {
  profileItem.set(sampleProfile({ administrator }));
  const network = fakeNetwork(answers);
  showScreen([{ path: '/admin/messages', element: <MessagesScreen /> }], '/admin/messages');
  return network;
}

test('messages are for administrators only', () => {
  const network = show({}, false);
  expect(screen.getByText(officeMessages.administration.deniedText)).toBeTruthy();
  expect(network.asked).toHaveLength(0);
});

test('a message shows who wrote it, from where, and whether it was emailed', async () => {
  show({ [LIST]: page('How do we join as a school?', null) });
  expect(await screen.findByText('How do we join as a school?')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'aroha@kura.school.example' })).toBeTruthy();
  // In a sentence's letters, as everything else.
  const badge = screen.getByText('Not emailed').parentElement;
  expect(badge?.style.textTransform).toBe('none');
  expect(screen.queryByRole('button', { name: 'Load More' })).toBeNull();
});

test('earlier messages come when they are asked for', async () => {
  show({
    [LIST]: page('The later one', firstId),
    [`${LIST}?before=${firstId}`]: page('The earlier one', null, otherId),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  expect(await screen.findByText('The earlier one')).toBeTruthy();
  expect(screen.getByText('The later one')).toBeTruthy();
});

test('where earlier messages could not be read, she is told below the others, and can try again', async () => {
  const { answers } = show({ [LIST]: page('The later one', firstId) });
  await userEvent.click(await screen.findByRole('button', { name: 'Load More' }));
  const told = await screen.findByRole('alert');
  const last = screen.getByRole('article');
  expect(last.compareDocumentPosition(told)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);

  answers[`${LIST}?before=${firstId}`] = page('The earlier one', null, otherId);
  await userEvent.click(within(told).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('The earlier one')).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an empty list says so', async () => {
  show({ [LIST]: json({ messages: [], next: null }) });
  expect(await screen.findByText('Nobody has written yet.')).toBeTruthy();
});
