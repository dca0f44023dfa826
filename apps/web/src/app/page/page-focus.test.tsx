import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { showScreen } from '../../testing/show-screen.tsx';
import { CONTENT_ID, PageFocus } from './page-focus.tsx';

const Shell = () => (
  <>
    <PageFocus />
    <Link to="/third">Always there</Link>
    <main id={CONTENT_ID} tabIndex={-1}>
      <Outlet />
    </main>
  </>
);

function show(): void {
  const children = [
    { path: '/', element: <Link to="/second">On</Link> },
    { path: '/second', element: <p>Second</p> },
    { path: '/third', element: <p>Third</p> },
  ];
  showScreen([{ Component: Shell, children }], '/');
}

test('the focus goes to the screen that takes the place of the link that was followed', async () => {
  show();
  expect(document.activeElement, 'nothing is focused as the page opens').toBe(document.body);
  screen.getByRole('link', { name: 'On' }).focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Second');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('it stays on a link that stays', async () => {
  show();
  const link = screen.getByRole('link', { name: 'Always there' });
  link.focus();
  await userEvent.keyboard('{Enter}');
  await screen.findByText('Third');
  expect(document.activeElement).toBe(link);
});
