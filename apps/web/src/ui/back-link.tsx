import { Button } from '@mantine/core';
import { IconArrowLeft } from './icons/drawn/arrow-left.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

/** Leads to the screen that this one is reached from. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Button
    component={Link}
    to={to}
    variant="default"
    leftSection={<IconArrowLeft size={18} aria-hidden />}
  >
    {children}
  </Button>
);
