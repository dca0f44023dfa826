import { MantineProvider } from '@mantine/core';
import { createContext, memo, use, type ReactNode } from 'react';
import { theme } from '../theme/index.ts';
import { Tips } from '../ui/tip/tips.ts';
import { Toasts } from './notices/toasts.tsx';

const Page = createContext<ReactNode>(null);
const WhatIsOnPage = () => use(Page);

const DrawnOnce = memo(() => (
  <MantineProvider
    theme={theme}
    withCssVariables={false}
    withGlobalClasses={false}
    defaultColorScheme="auto"
  >
    <WhatIsOnPage />
    <Toasts />
    <Tips />
  </MantineProvider>
));

/**
 * Each drawing of Mantine's provider draws every component of Mantine's anew. The router passes a new
 * page at each step from one screen to the next, so the page reaches the provider by a context.
 */
export const Themed = ({ children }: { children: ReactNode }) => (
  <Page value={children}>
    <DrawnOnce />
  </Page>
);
