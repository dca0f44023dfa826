import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { KeptFocus } from './kept-focus.tsx';

function Part() {
  const [isThere, setIsThere] = useState(true);
  return (
    <main tabIndex={-1}>
      <KeptFocus />
      <section aria-label="Part">
        <ul>
          {isThere && (
            <li>
              <button onClick={() => setIsThere(false)}>Remove</button>
            </li>
          )}
        </ul>
      </section>
      <button onClick={() => setIsThere(false)}>Elsewhere</button>
    </main>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('what is left around a control that goes has the focus', async () => {
  render(<Part />);
  await press('Remove');
  const part = screen.getByRole('region', { name: 'Part' });
  await waitFor(() => expect(document.activeElement).toBe(part));
});

test('the focus stays where she has gone since', async () => {
  render(<Part />);
  screen.getByRole('button', { name: 'Remove' }).focus();
  await press('Elsewhere');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Elsewhere' }));
});

test('after a notice around which there is nothing, the focus is where it was before', async () => {
  const Notice = () => {
    const [isThere, setIsThere] = useState(true);
    return isThere && <button onClick={() => setIsThere(false)}>Close</button>;
  };
  render(
    <>
      <Part />
      <Notice />
    </>,
  );
  const before = screen.getByRole('button', { name: 'Elsewhere' });
  before.focus();
  screen.getByRole('button', { name: 'Close' }).focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toBe(before));
  expect(before.hasAttribute('tabindex')).toBe(false);
});

test('a button that works on after its window has closed has the focus again, or what is around it', async () => {
  function Asking() {
    const [stage, setStage] = useState<'idle' | 'open' | 'working' | 'done'>('idle');
    return (
      <>
        <main>
          <section aria-label="Around">
            {stage !== 'done' && (
              <button disabled={stage !== 'idle'} onClick={() => setStage('open')}>
                Choose
              </button>
            )}
          </section>
        </main>
        {stage === 'open' && (
          <section aria-label="Window">
            <button onClick={() => setStage('working')}>Close</button>
          </section>
        )}
        <button onClick={() => setStage('idle')}>Not chosen</button>
        <button onClick={() => setStage('done')}>Chosen</button>
      </>
    );
  }
  render(
    <>
      <KeptFocus />
      <Asking />
    </>,
  );
  const button = (name: string) => screen.getByRole('button', { name });
  const end = async (name: string) => {
    button('Choose').focus();
    await userEvent.keyboard('{Enter}');
    button('Close').focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(document.body));
    await act(async () => button(name).dispatchEvent(new MouseEvent('click', { bubbles: true })));
  };
  await end('Not chosen');
  await waitFor(() => expect(document.activeElement).toBe(button('Choose')));
  await end('Chosen');
  const around = screen.getByRole('region', { name: 'Around' });
  await waitFor(() => expect(document.activeElement).toBe(around));
});
