import { Button } from '@mantine/core';
import { BackLink } from './back-link.tsx';
import { IconPrinter } from './icons/drawn/printer.ts';
import type { ReactNode } from 'react';

/** The actions of a screen that is made to be printed. */
export function BackAndPrint({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      <BackLink to={to}>{children}</BackLink>
      <Button
        variant="default"
        leftSection={<IconPrinter size={18} aria-hidden />}
        onClick={() => window.print()}
      >
        Print
      </Button>
    </>
  );
}
