import { errors, rubricMessages } from '@second-draft/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { queryClient } from '../../lib/state/query-client.ts';
import { profileItem } from '../../lib/state/session.ts';
import { json, refusal } from '../../testing/fake-network.ts';
import { rubricsQuery } from './rubrics-query.ts';
import { choose, pdf, rubric, show, subscriber } from './testing/show-rubrics.tsx';

beforeEach(() => profileItem.set(subscriber));

test('the assignment page’s list of rubrics is this one, and knows of a removal at once', async () => {
  const network = show();
  network.answers[`DELETE /api/rubrics/${'a'.repeat(24)}`] = () => new Response();
  await userEvent.click(await screen.findByRole('button', { name: /^Remove/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await screen.findByText(rubricMessages.none);
  expect(queryClient.getQueryData(rubricsQuery.queryKey)).toEqual([]);
});

test('the focus goes from a removed rubric to the one beside it', async () => {
  const network = show([rubric('a', 'Persuasive'), rubric('c', 'Recount')]);
  network.answers[`DELETE /api/rubrics/${'a'.repeat(24)}`] = () => new Response();
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Persuasive' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByText('Persuasive')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Rename Recount' })),
  );
});

test('each rubric can be viewed in a tab of its own', async () => {
  show();
  expect(await screen.findByRole('link', { name: 'View Persuasive' })).toHaveProperty(
    'pathname',
    `/api/rubrics/${'a'.repeat(24)}`,
  );
});

test('a PDF is uploaded under its title, and rubrics are turned on', async () => {
  const network = show();
  await choose(pdf);
  expect(screen.getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'Recount');
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(rubricMessages.uploaded)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View Recount' })).toBeTruthy();
  await waitFor(() => expect(network.times('PUT /api/settings')).toBe(1));
  expect(profileItem.get()?.settings.rubrics).toBe(true);
});

test('a double click uploads a PDF once', async () => {
  const network = show();
  await choose(pdf);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Upload' }));
  await screen.findByText(rubricMessages.uploaded);
  expect(network.times('POST /api/rubrics')).toBe(1);
});

test('a file that is no PDF is refused before it is sent', async () => {
  const network = show();
  await choose(new File(['x'], 'rubric.docx', { type: 'application/msword' }));
  expect(await screen.findByText(errors.rubric_not_pdf.message)).toBeTruthy();
  expect(network.times('POST /api/rubrics')).toBe(0);
});

test.each([
  ['not_signed_in', rubricMessages.unauthorized],
  ['rubric_unreadable', errors.rubric_unreadable.message],
  ['internal', rubricMessages.uploadFailed],
] as const)(
  'an upload that fails with %s is explained, and the file stays chosen',
  async (code, message) => {
    const network = show();
    network.answers['POST /api/rubrics'] = refusal(code);
    await choose(pdf);
    await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy();
  },
);

test('why an upload failed is no longer said once another try has succeeded', async () => {
  const network = show();
  network.answers['POST /api/rubrics'] = refusal('rubric_unreadable');
  await choose(pdf);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  await send();
  const why = await screen.findByText(errors.rubric_unreadable.message);
  await userEvent.hover(why);
  network.answers['POST /api/rubrics'] = json(rubric('b', 'Recount'));
  await send();
  await screen.findByText(rubricMessages.uploaded);
  await waitFor(() => expect(screen.queryByText(errors.rubric_unreadable.message)).toBeNull());
});

test('an upload that breaks off has its own message', async () => {
  const network = show();
  delete network.answers['POST /api/rubrics'];
  await choose(pdf);
  await userEvent.click(screen.getByRole('button', { name: 'Upload' }));
  expect(await screen.findByText(rubricMessages.uploadBroke)).toBeTruthy();
});

test('with five rubrics there is no room for a sixth', async () => {
  const network = show(['a', 'b', 'c', 'd', 'e'].map((digit) => rubric(digit, digit)));
  expect(await screen.findByText(errors.rubric_limit.message)).toBeTruthy();
  const button = screen.getByRole('button', { name: 'Choose a PDF' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.drop(button, { dataTransfer: { files: [pdf] } });
  expect(
    screen.getByText(errors.rubric_limit.message, { selector: '[role=alert] p' }),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Upload' })).toBeNull();
  expect(network.times('POST /api/rubrics')).toBe(0);
});

test('with six rubrics the upload area is hidden', async () => {
  show(['a', 'b', 'c', 'd', 'e', 'f'].map((digit) => rubric(digit, digit)));
  await screen.findByRole('link', { name: 'View f' });
  expect(screen.queryByRole('button', { name: 'Choose a PDF' })).toBeNull();
});

test('renaming can be confirmed once the title has changed', async () => {
  const network = show();
  network.answers['PUT /api/rubrics'] = json(rubric('a', 'Persuasive 2'));
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Persuasive' }));
  const confirm = screen.getByRole('button', { name: 'Rename' });
  expect(confirm).toHaveProperty('disabled', true);
  await userEvent.type(screen.getByRole('textbox'), ' 2');
  await userEvent.click(confirm);
  expect(await screen.findByText('Persuasive 2')).toBeTruthy();
  expect(network.lastBody('PUT /api/rubrics')).toEqual({
    _id: 'a'.repeat(24),
    newTitle: 'Persuasive 2',
  });
});

test.each([
  ['refused', refusal('internal')],
  ['answered with what makes no sense', json({})],
])('a title that was %s is still there to be tried again', async (_, answer) => {
  const network = show();
  network.answers['PUT /api/rubrics'] = answer;
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Persuasive' }));
  await userEvent.type(screen.getByRole('textbox'), ' 2{Enter}');
  expect(await screen.findByText(errors.internal.message)).toBeTruthy();
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Persuasive 2');
  network.answers['PUT /api/rubrics'] = json(rubric('a', 'Persuasive 2'));
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Persuasive 2')).toBeTruthy();
  await waitFor(() => expect(screen.queryByText(errors.internal.message)).toBeNull());
});

test('Escape that takes back a letter half composed leaves the title as it is typed', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Rename Persuasive' }));
  await userEvent.keyboard(' 2');
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Escape', isComposing: true });
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'Persuasive 2');
});

test('a rubric is removed only after the teacher has confirmed it', async () => {
  const network = show();
  network.answers[`DELETE /api/rubrics/${'a'.repeat(24)}`] = () =>
    new Response(null, { status: 204 });
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Persuasive' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(rubricMessages.none)).toBeTruthy();
});

test('the focus goes back to Rename when she has finished or cancelled', async () => {
  show();
  const rename = () => screen.findByRole('button', { name: 'Rename Persuasive' });
  await userEvent.click(await rename());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(await rename());
  await userEvent.keyboard('{Enter}{Escape}');
  expect(document.activeElement).toBe(await rename());
});

test('the focus goes to the title of a chosen file, and back to the button if she cancels', async () => {
  show();
  await choose(pdf);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Title' }));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Choose a PDF' }));
});
