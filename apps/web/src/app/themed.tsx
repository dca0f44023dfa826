import { MantineProvider } from '@mantine/core';
import { createContext, memo, use, type ReactNode } from 'react';
import { theme } from '../theme/index.ts';
import { Tips } from '../ui/tip/tips.ts';
import { Toasts } from './toasts.tsx';

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
 * Mantine's context is a new one each time that its provider is drawn, and all of Mantine's on the
 * page is drawn anew with it. So the page, which the router gives anew at each step from one screen
 * to the next, comes to the provider by a context.
 */
export const Themed = ({ children }: { children: ReactNode }) => (
  <Page value={children}>
    <DrawnOnce />
  </Page>
);
