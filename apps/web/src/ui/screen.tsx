import { Group, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './screen.module.css';

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
        <Title order={1} className={`${classes.heading}`}>
          {heading}
        </Title>
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

/** Announced to screen readers; pass '' when nothing is under way. */
export function Progress({ children }: { children: string }) {
  return <output className={classes.progress}>{children}</output>;
}
