import { errors, messages, savingMessages } from '@second-draft/contract';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { nextTask } from '../../testing/next-task.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { NotSaved } from '../../ui/not-saved.tsx';
import { ApiError } from '../api/index.ts';
import { leavingWords } from './hold-page.ts';
import { useSaving } from './use-saving.ts';

const unreached = new ApiError(0, 'unreachable', messages.connection.unreachable);
const refused = new ApiError(409, 'comment_bank_full', errors.comment_bank_full.message);

afterEach(() => void vi.useRealTimers());

/** Fails as often as there are failures, each time once `answered` is. */
function show(failures: Error[], answered = () => Promise.resolve()) {
  const sent: string[] = [];
  const send = async () => {
    sent.push('sent');
    await answered();
    const failure = failures.shift();
    if (failure) throw failure;
  };
  function Form() {
    const saving = useSaving(send);
    return (
      <>
        <NotSaved saving={saving} />
        <button type="button" onClick={saving.save}>
          Change
        </button>
      </>
    );
  }
  const elsewhere = { path: '/elsewhere', element: <p>Elsewhere</p> };
  const shown = showScreen([{ path: '/', element: <Form /> }, elsewhere], '/');
  return { ...shown, sent };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const backOnline = () => {
  window.dispatchEvent(new Event('online'));
  return act(nextTask);
};
const noteIsGone = () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

test('what could not be saved is sent again once the connection is back', async () => {
  const { sent } = show([unreached]);
  await press('Change');
  await screen.findByText(savingMessages.waiting);
  await backOnline();
  await noteIsGone();
  expect(sent).toHaveLength(2);
});

test('what was refused says why, and is sent again when she asks for it', async () => {
  const { sent } = show([refused]);
  await press('Change');
  await screen.findByText(errors.comment_bank_full.message);
  await backOnline();
  expect(sent).toHaveLength(1);
  await press('Try again');
  await noteIsGone();
  expect(sent).toHaveLength(2);
});

test('while something is unsaved, leaving the screen is asked about, and not afterwards', async () => {
  show([refused]);
  await press('Change');
  await screen.findByRole('alert');
  expect(leavingWords.get()).toEqual([messages.leaving.unsaved]);
  await press('Try again');
  await noteIsGone();
  expect(leavingWords.get()).toEqual([]);
});

test('what could not be saved is sent again after a while, though nothing says that the connection is back', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
  const { sent } = show([unreached]);
  fireEvent.click(screen.getByRole('button', { name: 'Change' }));
  await pass(0);
  expect(screen.getByText(savingMessages.waiting)).toBeDefined();
  await pass(9_999);
  expect(sent).toHaveLength(1);
  await pass(1);
  expect(sent).toHaveLength(2);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('what she has left unsaved is not sent again by itself', async () => {
  const { sent, router } = show([unreached]);
  await press('Change');
  await screen.findByRole('alert');
  await act(() => router.navigate('/elsewhere'));
  await backOnline();
  expect(sent).toHaveLength(1);
});

test('a change that fails once she has left the screen is told of where she is now', async () => {
  const answer = Promise.withResolvers<void>();
  const { router } = show([refused], () => answer.promise);
  await press('Change');
  await act(() => router.navigate('/elsewhere'));
  await act(async () => answer.resolve());
  const told = await screen.findByText(savingMessages.failed);
  expect(told.parentElement?.textContent).toContain(errors.comment_bank_full.message);
  expect(screen.getByText('Elsewhere')).toBeDefined();
});

test('a change that fails while she is on the screen is told of there, and in no toast besides', async () => {
  show([refused]);
  await press('Change');
  await screen.findByRole('button', { name: 'Try again' });
  await act(nextTask);
  expect(screen.getAllByText(savingMessages.failed)).toHaveLength(1);
});

test('while a change is on its way again, it can’t be sent a second time', async () => {
  const answers = [Promise.resolve(), Promise.withResolvers<void>()] as const;
  const waiting = [answers[0], answers[1].promise];
  show([refused], () => waiting.shift() ?? Promise.resolve());
  await press('Change');
  const again = await screen.findByRole<HTMLButtonElement>('button', { name: 'Try again' });
  expect(again.disabled).toBe(false);
  await userEvent.click(again);
  expect(again.disabled).toBe(true);
  answers[1].resolve();
  await noteIsGone();
});
