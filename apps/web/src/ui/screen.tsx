import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './screen.module.css';

/** One screen of the app: its heading, what can be done with all of it, and its content. */
export function Screen({
  heading,
  actions,
  width = 'wide',
  children,
}: {
  heading: string;
  actions?: ReactNode;
  width?: 'wide' | 'narrow';
  children: ReactNode;
}) {
  return (
    <div className={classes.screen} data-width={width}>
      <Group justify="space-between" align="center" mb="lg">
        <Title order={1}>{heading}</Title>
        {actions && (
          <Group gap="sm" className={classes.actions}>
            {actions}
          </Group>
        )}
      </Group>
      {children}
    </div>
  );
}

/** Says what is under way, to eyes and to screen readers; empty when nothing is. */
export function Progress({ children }: { children: string }) {
  return <output className={classes.progress}>{children}</output>;
}
