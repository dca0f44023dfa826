import type { ReactNode } from 'react';
import classes from './prose.module.css';

export function ProsePage({
  heading,
  lead,
  children,
}: {
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}) {
  return (
    <article className={classes.page}>
      <h1 className={classes.heading}>{heading}</h1>
      {lead && <p className={classes.lead}>{lead}</p>}
      <div className={classes.prose}>{children}</div>
    </article>
  );
}
