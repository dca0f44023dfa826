import { errors, messages, savingMessages } from '@second-draft/contract';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { showScreen } from '../testing/show-screen.tsx';
import { NotSaved } from '../ui/not-saved.tsx';
import { ApiError } from './api/index.ts';
import { leavingWords } from './hold-page.ts';
import { useSaving } from './use-saving.ts';

const unreached = new ApiError(0, 'unreachable', messages.connection.unreachable);
const refused = new ApiError(409, 'comment_bank_full', errors.comment_bank_full.message);

/** Fails as often as there are failures. */
function show(failures: Error[]) {
  const sent: string[] = [];
  const send = async () => {
    sent.push('sent');
    await Promise.resolve();
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
  const shown = showScreen([{ path: '/', element: <Form /> }], '/');
  return { ...shown, sent };
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const noteIsGone = () => waitFor(() => expect(screen.queryByRole('alert')).toBeNull());

test('what could not be saved is sent again once the connection is back', async () => {
  const { sent } = show([unreached]);
  await press('Change');
  await screen.findByText(savingMessages.waiting);
  act(() => void window.dispatchEvent(new Event('online')));
  await noteIsGone();
  expect(sent).toHaveLength(2);
});

test('what was refused says why, and is sent again when she asks for it', async () => {
  const { sent } = show([refused]);
  await press('Change');
  await screen.findByText(errors.comment_bank_full.message);
  act(() => void window.dispatchEvent(new Event('online')));
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
