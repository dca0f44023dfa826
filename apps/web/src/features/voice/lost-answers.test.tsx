import { notificationsStore } from '@mantine/notifications';
import { messages } from '@second-draft/contract';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leavingWords } from '../../lib/leaving/hold-page.ts';
import { deadLine } from '../../testing/dead-line.ts';
import { sampleVoice } from '../../testing/samples.ts';
import { box, exampleOf, nothing, SAVE, save, show, turnOn } from './testing/show-voice.tsx';
import { voiceWords } from './words.ts';

test('says that it is not saved when nobody answers', async () => {
  const { unanswered, endWait } = deadLine();
  const network = show(sampleVoice);
  network.answers[SAVE] = unanswered;
  await turnOn();
  await save();
  endWait();
  expect(await screen.findByText(messages.connection.unreachable)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save how I write' })).toHaveProperty(
    'disabled',
    false,
  );
});

test('counts from what was saved where it could not be read afterwards, and says nothing of that', async () => {
  const network = show(sampleVoice);
  await turnOn();
  network.answers[SAVE] = nothing;
  delete network.answers['GET /api/voice'];
  await userEvent.type(box('Greeting'), 'Kia ora!');
  await save();
  expect(await screen.findByText(voiceWords.saved)).toBeTruthy();
  expect(screen.queryByText(messages.connection.unreachable)).toBeNull();
  expect(leavingWords.get()).toEqual([]);
  await userEvent.type(box('Greeting'), ' Mōrena!');
  await save();
  await waitFor(() => expect(network.times(SAVE)).toBe(2));
  expect(network.lastBody(SAVE)).toMatchObject({ known: { isOn: true, greeting: 'Kia ora!' } });
});

test('counts from what has arrived although its answer was lost: it is no other tab’s', async () => {
  const network = show(sampleVoice);
  const taken = network.answers[SAVE];
  network.answers[SAVE] = (request) => {
    void taken?.(request);
    throw new TypeError('network error');
  };
  await turnOn();
  await userEvent.type(box('Words I use'), 'ka pai,tino pai');
  await save();
  expect(await screen.findByText(messages.connection.unreachable)).toBeTruthy();
  if (taken) network.answers[SAVE] = taken;
  await userEvent.type(box('Words I use'), ',mīharo');
  await save();
  expect(await screen.findByText(voiceWords.saved)).toBeTruthy();
  const known = { isOn: true, uses: ['ka pai', 'tino pai'] };
  expect(network.lastBody(SAVE)).toMatchObject({ uses: ['ka pai', 'tino pai', 'mīharo'], known });
});

test('an Undo that failed is offered again: nothing else can bring the example back', async () => {
  const network = show({ ...sampleVoice, examples: [exampleOf('one'), exampleOf('two')] });
  await userEvent.click(await screen.findByRole('button', { name: /ka pai one/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(messages.connection.unreachable)).toBeTruthy();
  const offered = () =>
    notificationsStore.getState().notifications.filter(({ id }) => id?.startsWith('undo'));
  await waitFor(() => expect(offered()).toHaveLength(1));
  expect(network.times('POST /api/voice/examples/restored')).toBe(1);
});

test('an example that could not be removed is there again, also where the list can’t be read', async () => {
  const network = show({ ...sampleVoice, isOn: true, examples: [exampleOf('one')] });
  const remove = await screen.findByRole('button', { name: /^Remove/ });
  delete network.answers['DELETE /api/voice/examples/one'];
  delete network.answers['GET /api/voice'];
  await userEvent.click(remove);
  expect(await screen.findByText(messages.connection.unreachable)).toBeTruthy();
  expect(screen.getByText('[name], ka pai one!')).toBeTruthy();
});
