import { messages } from '@second-draft/contract';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense, type ComponentType } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApplicationError } from './application-error.tsx';
import { laterPart } from '../lib/loading/later-part.ts';
import { MISSING_PART } from '../lib/loading/missing-part.ts';
import { showScreen } from '../testing/show-screen.tsx';

/** A screen with parts that are fetched from a network that can be cut. */
function showParts(...fetched: ComponentType[]) {
  const network = { isUp: false };
  const parts = fetched.map((Fetched, place) => ({
    key: place,
    Part: laterPart(async () => {
      if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module');
      return { default: Fetched };
    }),
  }));
  const Screen = () => (
    <>
      <h1>The class</h1>
      {parts.map(({ key, Part }) => (
        <Suspense key={key}>
          <Part />
        </Suspense>
      ))}
    </>
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  showScreen([{ path: '/', Component: Screen, ErrorBoundary: ApplicationError }], '/');
  return network;
}

describe('a part of a screen that could not be fetched', () => {
  it('says so in its place, leaves the rest of the screen, and opens when tried again', async () => {
    const told = vi.fn<() => void>();
    window.addEventListener(MISSING_PART, told);
    onTestFinished(() => window.removeEventListener(MISSING_PART, told));
    const network = showParts(() => <p>What was sent</p>);

    const note = await screen.findByRole('alert');
    expect(note.textContent).toContain(messages.connection.partMissing);
    expect(screen.getByRole('heading', { name: 'The class' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect.poll(() => told).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('alert')).toBe(note);

    network.isUp = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('What was sent')).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('brings the others that are missing, once it is tried again and there', async () => {
    const network = showParts(
      () => <p>What was sent</p>,
      () => <p>The earlier drafts</p>,
    );
    expect(await screen.findAllByRole('alert')).toHaveLength(2);
    network.isUp = true;
    const [first] = screen.getAllByRole('button', { name: 'Try again' });
    await userEvent.click(first ?? document.body);
    expect(await screen.findByText('What was sent')).toBeTruthy();
    expect(await screen.findByText('The earlier drafts')).toBeTruthy();
  });

  it('opens by itself when the connection is back', async () => {
    const network = showParts(() => <p>What was sent</p>);
    await screen.findByRole('alert');
    network.isUp = true;
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('What was sent')).toBeTruthy();
  });
});

it('a part that breaks once it is there ends in the screen’s own message', async () => {
  const network = showParts(() => {
    throw new Error('A part broke');
  });
  await screen.findByRole('alert');
  network.isUp = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText(messages.applicationError)).toBeTruthy();
});
