import { MantineProvider } from '@mantine/core';
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { OpenedContext } from '../../marking-context.ts';
import { PanelStatus } from './panel-status.tsx';

afterEach(() => {
  vi.useRealTimers();
});

const ready = 'Feedback for Hana is ready';
const opened = { marking: { forAll: { progress: { get: () => null } } } };

const status = (message: string | null, written: unknown) => (
  <MantineProvider>
    <OpenedContext value={opened as never}>
      <PanelStatus message={message} ready={ready} written={written} />
    </OpenedContext>
  </MantineProvider>
);

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

test('feedback that is ready soon after an earlier one is announced as long as any', async () => {
  vi.useFakeTimers();
  const { rerender } = render(status('Writing', 'nothing'));
  rerender(status(null, 'one'));
  await pass(4_000);
  rerender(status('Writing', 'one'));
  rerender(status(null, 'another'));
  await pass(4_000);
  expect(screen.getByText(ready)).toBeTruthy();
  await pass(1_000);
  expect(screen.queryByText(ready)).toBeNull();
});

test('feedback that could not be written anew is not announced as ready', () => {
  const { rerender } = render(status('Simplifying', 'one'));
  rerender(status(null, 'one'));
  expect(screen.queryByText(ready)).toBeNull();
});
