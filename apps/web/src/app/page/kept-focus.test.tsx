import { render, screen, waitFor } from '@testing-library/react';
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
