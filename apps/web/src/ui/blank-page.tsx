import { Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './blank-page.module.css';

export function BlankPage({
  title,
  hint,
  children,
}: {
  title: string;
  hint?: ReactNode;
  children?: ReactNode;
}) {
  return (
    <Stack align="center" gap="md" className={classes.blank}>
      <svg viewBox="0 0 96 112" width="72" height="84" aria-hidden="true" focusable="false">
        <rect className={classes.sheet} x="2" y="2" width="92" height="108" rx="6" />
        <path className={classes.margin} d="M68 2v108" />
        <path className={classes.lines} d="M16 30h40M16 46h40M16 62h40M16 78h24" />
      </svg>
      <Text fw={600} size="lg" maw="34rem">
        {title}
      </Text>
      {hint && (
        <Text c="dimmed" maw="34rem">
          {hint}
        </Text>
      )}
      {children}
    </Stack>
  );
}
