// First of all styles: it orders those of Mantine.
import './theme/mantine-styles.ts';
import { ColorSchemeScript, mantineHtmlProps } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, type ReactNode } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import { ApplicationError } from './app/application-error.tsx';
import { Opening } from './app/page/opening.tsx';
import { Themed } from './app/themed.tsx';
import { fontPreload } from './lib/loading/font-preload.ts';
import { missingPartScript } from './lib/loading/missing-part.ts';
import { olderBrowsersScript } from './lib/loading/older-browsers.ts';
import { PUBLIC_ADDRESS_META, publicAddress } from './lib/installation/public-address.ts';
import { queryClient } from './lib/state/query-client.ts';
import textFont from './theme/fonts/atkinson-text.woff2?url';

export const links = () => [fontPreload(textFont)];

export function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-NZ" {...mantineHtmlProps}>
      <head>
        <meta charSet="utf-8" />
        {/* Before the scripts that it watches; as text, because it must run when they don't. */}
        <script dangerouslySetInnerHTML={{ __html: missingPartScript }} />
        <script dangerouslySetInnerHTML={{ __html: olderBrowsersScript }} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="theme-color" content="#FBF8F2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#12201C" media="(prefers-color-scheme: dark)" />
        <meta name={PUBLIC_ADDRESS_META} content={publicAddress} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <ColorSchemeScript defaultColorScheme="auto" />
        <Meta />
        <Links />
      </head>
      <body>
        <Themed>{children}</Themed>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  // For what a public page held back, see content/start-on-touch.js.
  useEffect(() => void document.dispatchEvent(new Event('app-started')), []);
  return (
    <QueryClientProvider client={queryClient}>
      <Outlet />
    </QueryClientProvider>
  );
}

export { Opening as HydrateFallback, ApplicationError as ErrorBoundary };
