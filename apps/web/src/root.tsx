import textFont from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';
import { ColorSchemeScript, mantineHtmlProps, MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ApplicationError } from './app/application-error.tsx';
import { Opening } from './app/opening.tsx';
import { fontPreload } from './lib/font-preload.ts';
import { queryClient } from './lib/query-client.ts';
import { cssVariables, theme } from './theme/index.ts';

const TOASTS_AT_ONCE = 20;
const TOAST_MS = 4_000;

export const links = () => [fontPreload(textFont)];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NZ" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <MantineProvider
          theme={theme}
          cssVariablesResolver={cssVariables}
          defaultColorScheme="auto"
        >
          {children}
          <Notifications limit={TOASTS_AT_ONCE} autoClose={TOAST_MS} position="bottom-right" />
        </MantineProvider>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

export { Opening as HydrateFallback, ApplicationError as ErrorBoundary };
