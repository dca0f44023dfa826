import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

/** Words for screen readers, as Mantine's `VisuallyHidden`, by one element and nothing around it. */
export const Unseen = ({
  as: Element = 'span',
  children,
}: {
  as?: 'span' | 'h1';
  children: ReactNode;
}) => <Element className={VisuallyHidden.classes['root']}>{children}</Element>;
