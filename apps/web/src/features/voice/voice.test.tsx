import { errors, limits } from '@second-draft/contract';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeNetwork, json, refusal } from '../../testing/fake-network.ts';
import { nextTask } from '../../testing/next-task.ts';
import { sampleVoice } from '../../testing/samples.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { UseAsExample } from './index.ts';
import { box, exampleOf, SAVE, save, show, turnOn } from './testing/show-voice.tsx';
import { voiceWords } from './words.ts';

test('asks nothing while it is off, and says what goes where', async () => {
  show(sampleVoice);
  expect(await screen.findByRole('checkbox', { name: 'Write as I do' })).toHaveProperty(
    'checked',
    false,
  );
  expect(screen.getByText(voiceWords.sent)).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button')).toBeNull();
});

test('saves what she typed, each word of a list once', async () => {
  const network = show(sampleVoice);
  await turnOn();
  expect(screen.getByText(voiceWords.noExamples, { exact: false })).toBeTruthy();
  await userEvent.type(box('Greeting'), 'Kia ora [[name]!');
  await userEvent.click(screen.getByRole('radio', { name: 'A question' }));
  await userEvent.type(box('Words I never use'), 'awesome, good   job,, Awesome,');
  await save();
  expect(await screen.findByText(voiceWords.saved)).toBeTruthy();
  expect(network.asked.find(({ body }) => body)?.body).toEqual({
    isOn: true,
    greeting: 'Kia ora [name]!',
    ending: '',
    asking: 'question',
    uses: [],
    avoids: ['Awesome', 'good job'],
    known: { isOn: false, greeting: '', ending: '', asking: null, uses: [], avoids: [] },
  });
});

const changedElsewhere = async () => {
  const network = show({ ...sampleVoice, isOn: true });
  await screen.findByRole('checkbox', { name: 'Write as I do' });
  const taken = network.answers[SAVE];
  network.answers[SAVE] = refusal('changed_elsewhere');
  const newest = { ...sampleVoice, isOn: true, greeting: 'Mōrena!', uses: ['ka pai'] };
  network.answers['GET /api/voice'] = json(newest);
  await userEvent.type(box('Greeting'), 'Hi!');
  await save();
  await screen.findByText(voiceWords.changed);
  expect(box('Greeting')).toHaveProperty('value', 'Hi!');
  if (taken) network.answers[SAVE] = taken;
  return network;
};

test('a list that is too long stays in sight with what to do, though the rest is turned off', async () => {
  show(sampleVoice);
  await turnOn();
  const many = Array.from({ length: limits.voiceWordsMax + 1 }, (_, n) => `word${n}`);
  await userEvent.click(box('Words I use'));
  await userEvent.paste(many.join(','));
  await turnOn();
  await save();
  expect(screen.getByText(/Leave the 20 that matter most/)).toBeTruthy();
  await userEvent.clear(box('Words I use'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('shows what another tab has saved, when she asks for the newest', async () => {
  await changedElsewhere();
  await userEvent.click(screen.getByRole('button', { name: 'Show the newest' }));
  await waitFor(() => expect(box('Greeting')).toHaveProperty('value', 'Mōrena!'));
  expect(screen.queryByText(voiceWords.changed)).toBeNull();
});

test('shows what another tab has saved since she was here last', async () => {
  show({ ...sampleVoice, isOn: true, greeting: 'Kia ora!' });
  await screen.findByDisplayValue('Kia ora!');
  cleanup();
  await nextTask();
  show({ ...sampleVoice, isOn: true, greeting: 'Mōrena!' });
  expect(await screen.findByDisplayValue('Mōrena!')).toBeTruthy();
});

test('saves hers over another tab’s when she says so, and keeps the rest of it', async () => {
  const network = await changedElsewhere();
  await userEvent.click(screen.getByRole('button', { name: 'Save what is here' }));
  expect(await screen.findByText(voiceWords.saved)).toBeTruthy();
  expect(network.asked.findLast(({ body }) => body)?.body).toMatchObject({
    greeting: 'Hi!',
    uses: ['ka pai'],
    known: { greeting: 'Mōrena!', uses: ['ka pai'] },
  });
});

test('sends no list that is too long, and says what to do', async () => {
  const network = show(sampleVoice);
  await turnOn();
  const many = Array.from({ length: limits.voiceWordsMax + 1 }, (_, n) => `word${n}`);
  await userEvent.click(box('Words I use'));
  await userEvent.paste(many.join(','));
  await save();
  expect(screen.getByText(/Leave the 20 that matter most/)).toBeTruthy();
  expect(network.times(SAVE)).toBe(0);
  expect(document.activeElement).toBe(box('Words I use'));
});

test('says why it is not saved, and keeps what she typed', async () => {
  const network = show(sampleVoice);
  network.answers[SAVE] = refusal('database_unavailable');
  await turnOn();
  await userEvent.type(box('Ending'), 'Ngā mihi');
  await save();
  expect(await screen.findByText(errors.database_unavailable.message)).toBeTruthy();
  expect(screen.queryByText(voiceWords.saved)).toBeNull();
  expect(box('Ending')).toHaveProperty('value', 'Ngā mihi');
});

test('says what the built-in writer can do of it', async () => {
  show(sampleVoice, false);
  await turnOn();
  expect(screen.getByText(voiceWords.builtIn)).toBeTruthy();
});

test('shows her examples, says when they aren’t used, and removes one until Undo', async () => {
  const network = show({ ...sampleVoice, examples: [exampleOf('one'), exampleOf('two')] });
  const list = within(await screen.findByRole('list'));
  expect(screen.getByText(voiceWords.off, { exact: false })).toBeTruthy();
  await userEvent.click(
    list.getByRole('button', { name: 'Remove the example “[name], ka pai one!”' }),
  );
  expect(await screen.findByText(voiceWords.removed)).toBeTruthy();
  expect(network.times('DELETE /api/voice/examples/one')).toBe(1);
  network.answers['POST /api/voice/examples/restored'] = json(exampleOf('one'));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(network.asked.some(({ body }) => JSON.stringify(body) === '{"undo":"sealed"}')).toBe(true);
});

test('Ctrl+Z brings a removed example back from where the focus has gone', async () => {
  const network = show({ ...sampleVoice, examples: [exampleOf('one'), exampleOf('two')] });
  network.answers['POST /api/voice/examples/restored'] = json(exampleOf('one'));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Remove the example “[name], ka pai one!”' }),
  );
  await screen.findByText(voiceWords.removed);
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.poll(() => network.times('POST /api/voice/examples/restored')).toBe(1);
});

const PICK = 'POST /api/voice/examples';

function offer() {
  const network = fakeNetwork({
    [PICK]: json(exampleOf('one')),
    'DELETE /api/voice/examples/one': json({ undo: 'sealed' }),
  });
  showScreen([{ path: '/', element: <UseAsExample documentId="document-01" /> }], '/');
  return network;
}
const use = () => userEvent.click(screen.getByRole('button', { name: voiceWords.use }));

test('one click keeps a posted feedback as an example, and Undo lets it go', async () => {
  const network = offer();
  await use();
  expect(await screen.findByText(voiceWords.used)).toBeTruthy();
  expect(network.lastBody(PICK)).toEqual({ documentId: 'document-01' });
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('button', { name: voiceWords.use })).toBeTruthy();
  expect(network.times('DELETE /api/voice/examples/one')).toBe(1);
});

test.each([
  ['there is no room for another', refusal('voice_examples_full'), errors.voice_examples_full],
  ['the server’s answer makes no sense', json({}), errors.internal],
])('an example that isn’t kept as %s says so', async (_, answer, { message }) => {
  const network = offer();
  network.answers[PICK] = answer;
  await use();
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByRole('button', { name: voiceWords.use })).toBeTruthy();
});
