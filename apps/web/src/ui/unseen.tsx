import { VisuallyHidden } from '@mantine/core';
import type { ReactNode } from 'react';

/** Words for screen readers, as Mantine's `VisuallyHidden`, by one element and nothing around it. */
export const Unseen = ({ children }: { children: ReactNode }) => (
  <span className={VisuallyHidden.classes['root']}>{children}</span>
);
