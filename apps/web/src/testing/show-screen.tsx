import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider, type RouteObject } from 'react-router';
import { queryClient } from '../lib/state/query-client.ts';
import { theme } from '../theme/theme.ts';
import { Tips } from '../ui/tip/tips.ts';

/** Toasts are inside the router, as in the app, because they may hold links. */
const root = (
  <>
    <Outlet />
    <Tips />
    <Notifications />
  </>
);

export function showScreen(children: RouteObject[], address: string) {
  const router = createMemoryRouter([{ element: root, children }], { initialEntries: [address] });
  const view = render(
    <MantineProvider theme={theme} env="test">
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { ...view, router };
}
