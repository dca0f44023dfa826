import { messages } from '@second-draft/contract';
import { act, screen } from '@testing-library/react';
import { Suspense, type ComponentType } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { laterPart } from '../../lib/loading/later-part.ts';
import { showScreen } from '../../testing/show-screen.tsx';
import { OnTheWay } from './on-the-way.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));

test('a part that doesn’t come is said to be on the way, and what may help once it takes long', async () => {
  const code = Promise.withResolvers<{ default: ComponentType }>();
  const Part = laterPart(() => code.promise);
  const Screen = () => (
    <>
      <OnTheWay />
      <Suspense>
        <Part />
      </Suspense>
    </>
  );
  showScreen([{ path: '/', Component: Screen }], '/');
  const note = screen.getByRole('status');
  await seconds(0.2);
  expect(note.textContent).toBe('');
  await seconds(1);
  expect(note.textContent).toBe('Loading…');
  await seconds(15);
  expect(note.textContent).toBe(messages.connection.slow);
  code.resolve({ default: () => <p>What was sent</p> });
  await seconds(0);
  expect(screen.getByText('What was sent')).toBeTruthy();
  expect(note.textContent).toBe('');
});
