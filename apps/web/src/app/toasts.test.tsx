import { MantineProvider } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { act, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { profileItem } from '../lib/session.ts';
import { sampleProfile } from '../testing/samples.ts';
import { closeLoginNotice, tellSessionEnded } from '../features/session/login-modal-state.ts';
import { Toasts } from './toasts.tsx';

afterEach(closeLoginNotice);

test('no notice stands beside what covers the page; it is there again once she is back', async () => {
  profileItem.set(sampleProfile());
  render(
    <MantineProvider env="test">
      <Toasts />
    </MantineProvider>,
  );
  act(() => void notifications.show({ message: 'About Bella', autoClose: false }));
  await screen.findByText('About Bella');
  act(tellSessionEnded);
  await waitFor(() => expect(screen.queryByText('About Bella')).toBeNull());
  act(closeLoginNotice);
  expect(await screen.findByText('About Bella')).toBeTruthy();
});
