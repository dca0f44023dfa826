import { errors, rubricMessages } from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { sampleProfile } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import RubricsScreen from './rubrics-screen.tsx';

const id = 'a'.repeat(24);

/** Another tab has removed the rubric that is shown here. */
async function showGone() {
  const network = fakeNetwork({
    'GET /api/rubrics': json([{ _id: id, metadata: { title: 'Persuasive' } }]),
    'PUT /api/rubrics': refusal('not_found'),
    [`DELETE /api/rubrics/${id}`]: refusal('not_found'),
  });
  showScreen([{ path: '/rubrics', element: <RubricsScreen /> }], '/rubrics');
  await screen.findByText('Persuasive');
  network.answers['GET /api/rubrics'] = json([]);
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  queryClient.clear();
  const subscription = { status: 'active', type: 'single', expires: null } as const;
  profileItem.set(sampleProfile({ subscription }));
});

test('a rubric that another tab has removed is removed here, too', async () => {
  await showGone();
  await press('Remove Persuasive');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(rubricMessages.none)).toBeTruthy();
  expect(screen.queryByText(errors.not_found.message)).toBeNull();
});

test('a rubric that another tab has removed is gone, rather than renamed', async () => {
  await showGone();
  await press('Rename Persuasive');
  await userEvent.type(screen.getByRole('textbox', { name: /^New title/ }), ' 2{Enter}');
  expect(await screen.findByText(errors.not_found.message)).toBeTruthy();
  await waitFor(() => expect(screen.getByText(rubricMessages.none)).toBeTruthy());
});
