import { messages, postingMessages, type Draft } from '@second-draft/contract';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { leavingWords } from '../../../lib/leaving/hold-page.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { json, refusal } from '../../../testing/fake-network.ts';
import { sampleProfile } from '../../../testing/samples.ts';
import { heldBack, lines } from '../testing/answers.ts';
import { saveCall, withFeedback } from '../testing/feedback-steps.ts';
import { draft, file } from '../testing/sample-work.ts';
import { awhinasBlock, boFile, readOf, showAssignment } from '../testing/show-assignment.tsx';

const commentCall = 'POST /api/comment';
const postedAt = '2026-11-20T03:00:00.000Z';
const posted = json({ id: 'c1', postedAt });

const list = () => screen.getByRole('navigation', { name: 'Students' });
const entry = (name: string) => within(list()).findByRole('link', { name });
const block = (name: string) => screen.getByRole('article', { name });

const readyDraft = (documentId: string, feedback: string): Draft => ({
  ...draft,
  documentId,
  feedback,
  isReady: true,
});

/** Āwhina and Bo both have feedback that is ready. */
async function withBothReady(answers: Parameters<typeof showAssignment>[0] = {}) {
  const drafts = [readyDraft(file.id, 'Ka pai, Āwhina.'), readyDraft(boFile.id, 'Ka pai, Bo.')];
  const shown = showAssignment({ 'GET /api/drafts/12/7': json(drafts), ...answers });
  await awhinasBlock();
  await entry('Bo Li Ready');
  return shown;
}

async function postThem(count: number): Promise<void> {
  await userEvent.keyboard('d');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: `Post ${count}` }));
}

test('a key marks feedback as ready and goes to the next student; it is kept with the draft', async () => {
  const { network } = await withFeedback();
  await userEvent.keyboard('{Escape}r');
  expect(await entry('Āwhina Tamihana Ready')).toBeTruthy();
  expect(document.activeElement).toBe(block('Bo Li'));
  await waitFor(() =>
    expect(network.lastBody(saveCall)).toMatchObject({
      isReady: true,
      postedAt: null,
    }),
  );
});

test('Alt+Enter marks it from inside the box, and what is edited later stays ready', async () => {
  const { box } = await withFeedback();
  await userEvent.click(box);
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}');
  await entry('Āwhina Tamihana Ready');
  await userEvent.type(box, ' Ka pai!');
  expect(await entry('Āwhina Tamihana Ready')).toBeTruthy();
});

test('the same key takes the mark away again', async () => {
  await withBothReady();
  await userEvent.keyboard('r');
  expect(await entry('Āwhina Tamihana Written')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Post 1' })).toBeTruthy();
});

test('a student without feedback can’t be ready, and it says why', async () => {
  showAssignment();
  await awhinasBlock();
  await userEvent.keyboard('r');
  expect(await screen.findByText('There is no feedback here yet')).toBeTruthy();
});

test('the last student that is ready tells how to post them all', async () => {
  const { network } = await withBothReady();
  await userEvent.keyboard('jrr');
  expect(await screen.findByText(/^That was the last student\. Ready to post: 2/)).toBeTruthy();
  expect(network.times(commentCall)).toBe(0);
});

test('one question names to whom, and then all that are ready are posted', async () => {
  const { network } = await withBothReady({ [commentCall]: posted });
  await userEvent.click(screen.getByRole('button', { name: 'Post 2' }));
  const dialog = await screen.findByRole('dialog', { name: 'Post 2 comments?' });
  expect(within(dialog).getByText('To Āwhina Tamihana and Bo Li.')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByText('Posted 2 comments.')).toBeTruthy();
  expect(await entry('Bo Li Posted')).toBeTruthy();
  expect(screen.getByText(/2 posted/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Post \d/ })).toBeNull();
  expect(document.activeElement).toBe(block('Āwhina Tamihana'));
  expect(network.times(commentCall)).toBe(2);
});

test('nothing is posted when the question is answered with no', async () => {
  const { network } = await withBothReady();
  await userEvent.keyboard('d');
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Post 2' })).toBeTruthy();
  expect(network.times(commentCall)).toBe(0);
});

test('a failure is shown on its student, who can be tried again separately', async () => {
  let tries = 0;
  const { network } = await withBothReady({
    [commentCall]: (request) => {
      tries += 1;
      return (tries === 1 ? refusal('classroom_unavailable') : posted)(request);
    },
  });
  await postThem(2);
  expect(await screen.findByText(/^Posted 1 comment\. Not posted: Āwhina Tamihana\./)).toBeTruthy();
  expect(await entry('Āwhina Tamihana Not posted')).toBeTruthy();
  expect(await entry('Bo Li Posted')).toBeTruthy();
  const awhina = within(block('Āwhina Tamihana'));
  expect(awhina.getByText(/^Not posted: Google did not answer/)).toBeTruthy();
  await userEvent.click(awhina.getByRole('button', { name: 'Try again' }));
  expect(await entry('Āwhina Tamihana Posted')).toBeTruthy();
  expect(network.times(commentCall)).toBe(3);
});

test('it can be stopped: what is on its way arrives, the others stay ready', async () => {
  const first = heldBack();
  const { network } = await withBothReady({ [commentCall]: first.wait });
  await postThem(2);
  await screen.findByText('Posting to Āwhina: 1 of 2');
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(document.activeElement?.tagName).toBe('ARTICLE');
  first.answer({ id: 'c1', postedAt });
  expect(await screen.findByText(/^Stopped\. Posted 1 comment\./)).toBeTruthy();
  expect(await entry('Bo Li Ready')).toBeTruthy();
  expect(network.times(commentCall)).toBe(1);
});

test('the question says who can’t be posted to and why, and the others are posted', async () => {
  const { network } = await withBothReady({
    [commentCall]: posted,
    'POST /api/documents': lines(readOf(file.id), readOf(boFile.id, { isAppAuthorized: false })),
  });
  await screen.findByRole('button', { name: 'Get Write Access' });
  await userEvent.keyboard('d');
  const dialog = await screen.findByRole('dialog', { name: 'Post 1 comment?' });
  const hindered = within(dialog).getByRole('region', { name: 'Can’t be posted' });
  expect(hindered.textContent).toContain(`Bo Li. ${messages.comment.notPicked}`);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Post 1' }));
  await screen.findByText('Posted 1 comment.');
  expect(await entry('Bo Li Ready')).toBeTruthy();
  expect(network.times(commentCall)).toBe(1);
});

test('feedback that the writer rewrites is no longer ready', async () => {
  const { block: here } = await withFeedback();
  await userEvent.keyboard('{Escape}rk');
  await entry('Āwhina Tamihana Ready');
  await userEvent.click(within(here).getByRole('button', { name: 'New' }));
  await userEvent.click(within(here).getByRole('button', { name: /Get feedback/ }));
  expect(await entry('Āwhina Tamihana Written')).toBeTruthy();
});

test('a time can be chosen, and is counted down to with the way to post now or not at all', async () => {
  const { network } = await withBothReady({ [commentCall]: posted });
  const ask = async () => {
    await userEvent.keyboard('d');
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: /^At/ }));
    const time = within(dialog).getByRole('combobox', { name: 'Time' });
    await userEvent.selectOptions(time, within(time).getAllByRole('option')[1] ?? '');
    await userEvent.click(
      within(dialog).getByRole('button', { name: /^Post 2 at \d+:\d\d [ap]m$/ }),
    );
  };
  await ask();
  expect(await screen.findByText(/^Posting 2 comments at \d+:\d\d [ap]m$/)).toBeTruthy();
  expect(screen.getByRole('timer').textContent).toMatch(/^in \d+ minutes$/);
  expect(screen.queryByRole('button', { name: 'Post 2' })).toBeNull();
  await expect
    .poll(() => leavingWords.get().map(({ question }) => question))
    .toEqual([expect.stringMatching(/^This page posts 2/)]);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(leavingWords.get()).toEqual([]);
  expect(await screen.findByText(postingMessages.later.cancelled)).toBeTruthy();
  expect(await screen.findByRole('button', { name: 'Post 2' })).toBeTruthy();
  expect(network.times(commentCall)).toBe(0);
  await ask();
  await waitFor(() => expect(screen.queryByText(postingMessages.later.cancelled)).toBeNull());
  await userEvent.keyboard('d{Enter}');
  expect(await screen.findByText('Posted 2 comments.')).toBeTruthy();
  expect(network.times(commentCall)).toBe(2);
});

test('no later time is offered where the access would have ended, and it says why', async () => {
  await withBothReady();
  profileItem.set({ ...sampleProfile(), exp: Math.floor(Date.now() / 1_000) + 60 });
  await userEvent.keyboard('d');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText(/^You can’t choose a later time/)).toBeTruthy();
  expect(within(dialog).queryByRole('radio')).toBeNull();
  expect(within(dialog).getByRole('button', { name: 'Post 2' })).toBeTruthy();
});
