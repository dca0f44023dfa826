import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { CopyLinkButton } from './copy-link-button.tsx';
import { showScreen } from '../../testing/show-screen.tsx';

test('a button that has copied says so to a screen reader, and nothing as its own words come back', async () => {
  userEvent.setup();
  showScreen([{ path: '/', Component: CopyLinkButton }], '/');
  await userEvent.click(screen.getByRole('button', { name: 'Link to this article' }));
  const words = await screen.findByText('Link copied');
  expect(words.getAttribute('aria-live')).toBe('polite');
  expect((await screen.findByText('Link to this article')).getAttribute('aria-live')).toBe('off');
});
