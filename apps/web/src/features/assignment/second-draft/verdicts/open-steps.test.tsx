import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { json, refusal } from '../../../../testing/fake-network.ts';
import { lines } from '../../testing/answers.ts';
import { press } from '../../testing/feedback-steps.ts';
import { changedDraft, classOf } from '../../testing/sample-drafts.ts';
import { file } from '../../testing/sample-work.ts';
import { secondDraftsCall } from '../../testing/show-assignment.tsx';
import { showChanged } from '../../testing/show-changed.tsx';

/** As the server tells it: while a model judges, no step counts as open. */
const underWay = { ...changedDraft, judging: true };

test('the model is asked about open steps by a press, and shows what was sent', async () => {
  const open = { ...changedDraft, openSteps: 1 };
  const sent = { writer: 'gpt-4o', messages: [{ role: 'user', content: 'What changed.' }] };
  const { block, network } = await showChanged({
    ...classOf(open),
    'GET /api/second-drafts/sent/feedback-0': json(sent),
  });
  const asked = () => network.asked.filter(({ operation }) => operation === secondDraftsCall);
  expect(asked().map(({ body }) => body)).not.toContainEqual(
    expect.objectContaining({ askModel: true }),
  );
  const [first] = changedDraft.earlier;
  const steps = first?.steps.map((one) => ({ ...one, judge: 'model' as const })) ?? [];
  const judged = { ...changedDraft, earlier: [{ ...first!, steps, askedModel: true }] };
  network.answers[secondDraftsCall] = lines(underWay, judged);
  await press(block, /^Ask .* about 1 step$/);
  await press(block, 'What was sent');
  expect(asked().at(-1)?.body).toMatchObject({ askModel: true, texts: [{ documentId: file.id }] });
  expect(within(block).queryByRole('button', { name: /^Ask .* about/ })).toBeNull();
  const dialog = await screen.findByRole('dialog', { name: 'What was sent' });
  expect(await within(dialog).findByText('What changed.')).toBeTruthy();

  // On a newer text, the model has been asked again since.
  const newer = { ...sent, messages: [{ role: 'user', content: 'What changed then.' }] };
  network.answers['GET /api/second-drafts/sent/feedback-0'] = json(newer);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await press(block, 'What was sent');
  expect(await screen.findByText('What changed then.')).toBeTruthy();
});

test('that a model gave no usable answer is said once it has answered, and not before', async () => {
  const open = { ...changedDraft, openSteps: 2 };
  const { block, network } = await showChanged(classOf(open));
  const { readable, writable } = new TransformStream<Uint8Array>();
  const writer = writable.getWriter();
  const tell = (draft: object) =>
    writer.write(new TextEncoder().encode(`${JSON.stringify(draft)}\n`));
  network.answers[secondDraftsCall] = () => new Response(readable);
  const said = () => within(block).queryByText(/gave no usable answer/);
  await press(block, /^Ask .* about 2 steps$/);
  expect(said()).toBeNull();
  await tell(underWay);
  await within(block).findByText(/^Looking at what/);
  expect(said()).toBeNull();
  await tell(open);
  await writer.close();
  expect(await within(block).findByText(/gave no usable answer/)).toBeTruthy();
});

test('a model that could not be asked is not said to have answered', async () => {
  const { block, network } = await showChanged(classOf({ ...changedDraft, openSteps: 2 }));
  network.answers[secondDraftsCall] = refusal('internal');
  await press(block, /^Ask .* about 2 steps$/);
  await screen.findByText('The changes since your feedback could not be loaded.');
  expect(within(block).queryByText(/gave no usable answer/)).toBeNull();
  network.answers[secondDraftsCall] = lines(changedDraft);
  await press(block, /^Ask .* about 2 steps$/);
  await waitFor(() =>
    expect(within(block).queryByRole('button', { name: /^Ask .* about/ })).toBeNull(),
  );
});

test('the class’s open steps are asked about together', async () => {
  const open = { ...changedDraft, openSteps: 2 };
  const { network } = await showChanged(classOf(open));
  network.answers[secondDraftsCall] = lines(underWay, open);
  await press(screen.getByRole('navigation', { name: 'Students' }), 'Ask about 2 open steps');
  const calls = network.asked.filter(({ operation }) => operation === secondDraftsCall);
  expect(calls.at(-1)?.body).toMatchObject({ askModel: true, texts: [{ documentId: file.id }] });
  expect(calls).toHaveLength(2);
});

test('asking about the class’s open steps is below the names, which it does not move as it comes', async () => {
  await showChanged(classOf({ ...changedDraft, openSteps: 2 }));
  const list = within(screen.getByRole('navigation', { name: 'Students' }));
  const ask = await list.findByRole('button', { name: 'Ask about 2 open steps' });
  const names = list.getByRole('list');
  expect(names.compareDocumentPosition(ask)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
