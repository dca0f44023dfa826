import { Button } from '@mantine/core';
import { IconPrinter } from '../../ui/icons/drawn/printer.ts';
import type { ReactNode } from 'react';
import { meantOnce } from '../../lib/presses/meant-once.ts';

/** Prints the one part of the page that has this name as its `data-part`. */
function printPart(part: string): void {
  const { dataset } = document.documentElement;
  dataset['printPart'] = part;
  window.addEventListener('afterprint', () => delete dataset['printPart'], { once: true });
  window.print();
}

export function PrintPartButton({ part, children }: { part: Part; children: ReactNode }) {
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} aria-hidden />}
      onClick={meantOnce(() => printPart(part))}
    >
      {children}
    </Button>
  );
}

/** Each hides the others by a line in `overview.module.css`. */
type Part = 'spelling' | 'groups';
