import '@fontsource-variable/fraunces/wght.css';
import type { ReactNode } from 'react';
import classes from './public.module.css';

/** A public page to be read: a heading, and text at a comfortable width. */
export function ProsePage({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <article className={classes.prose}>
      <h1>{heading}</h1>
      {children}
    </article>
  );
}
