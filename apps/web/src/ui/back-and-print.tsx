import { Button } from '@mantine/core';
import { IconArrowLeft } from './icons/drawn/arrow-left.ts';
import { IconPrinter } from './icons/drawn/printer.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** The actions of a screen that is made to be printed. */
export function BackAndPrint({ to, children }: { to: string; children: ReactNode }) {
  return (
    <>
      <Button
        component={Link}
        to={to}
        variant="default"
        leftSection={<IconArrowLeft size={18} aria-hidden />}
      >
        {children}
      </Button>
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
