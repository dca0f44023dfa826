import { messages, rubricMessages } from '@second-draft/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { profileItem } from '../../lib/state/session.ts';
import { deadLine } from '../../testing/dead-line.ts';
import { json } from '../../testing/fake-network.ts';
import { choose, pdf, rubric, show, subscriber } from './testing/show-rubrics.tsx';

beforeEach(() => profileItem.set(subscriber));

test('a rename that nobody answers is given up, and can be tried again', async () => {
  const { unanswered, endWait } = deadLine();
  const network = show();
  network.answers['PUT /api/rubrics'] = unanswered;
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Persuasive' }));
  await userEvent.type(screen.getByRole('textbox'), ' 2{Enter}');
  endWait();
  expect(await screen.findByText(messages.connection.unreachable)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Rename' })).toHaveProperty('disabled', false);
});

test('an upload whose answer was lost is found in the list, and not made twice', async () => {
  const network = show();
  network.answers['POST /api/rubrics'] = () => {
    network.answers['GET /api/rubrics'] = json([rubric('a', 'Persuasive'), rubric('b', 'Recount')]);
    throw new TypeError('network error');
  };
  await choose(pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(rubricMessages.uploaded)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Recount' })).toBeTruthy();
  expect(screen.queryByText(rubricMessages.uploadBroke)).toBeNull();
});

test('an upload whose answer was lost is looked for before it is tried again, and gets the newest title', async () => {
  const network = show();
  await choose(pdf);
  const list = json([rubric('a', 'Persuasive'), rubric('b', 'Recount')]);
  delete network.answers['GET /api/rubrics'];
  network.answers['POST /api/rubrics'] = () => {
    throw new TypeError('network error');
  };
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(rubricMessages.uploadBroke)).toBeTruthy();
  expect(screen.queryByText(messages.connection.unreachable), 'told once').toBeNull();
  network.answers['GET /api/rubrics'] = list;
  network.answers['PUT /api/rubrics'] = json(rubric('b', 'Recount 2'));
  await userEvent.type(screen.getByRole('textbox'), ' 2');
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(rubricMessages.uploaded)).toBeTruthy();
  expect(network.times('POST /api/rubrics')).toBe(1);
  expect(await screen.findByRole('link', { name: 'View Recount 2' })).toBeTruthy();
});
