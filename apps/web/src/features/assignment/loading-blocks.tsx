import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './loading-blocks.module.css';

const names = ['14rem', '11rem', '16rem'];
const lines = ['96%', '91%', '98%', '88%', '54%'];
const entries = ['8rem', '7rem', '9rem', '6.5rem', '8.5rem', '7.5rem', '9.5rem', '6rem'];

function LoadingBlock({ nameWidth }: { nameWidth: string }) {
  return (
    <div className={classes.block}>
      <div className={classes.name}>
        <Skeleton circle height="2.375rem" />
        <Skeleton height="1.25rem" width={nameWidth} />
      </div>
      <div className={classes.document}>
        <Skeleton height="1rem" width="16rem" maw="100%" />
      </div>
      <div className={classes.paper}>
        <div className={classes.page}>
          {lines.map((width) => (
            <Skeleton key={width} height="0.875rem" width={width} />
          ))}
        </div>
        <div className={classes.margin} />
      </div>
    </div>
  );
}

export function LoadingBlocks() {
  return (
    <div>
      <VisuallyHidden component="output">Loading students&apos; writing...</VisuallyHidden>
      <div className={classes.bar} />
      <div className={classes.class} aria-hidden>
        <div className={classes.list}>
          {entries.map((width) => (
            <Skeleton key={width} height="0.875rem" width={width} />
          ))}
        </div>
        <div>
          {names.map((nameWidth) => (
            <LoadingBlock key={nameWidth} nameWidth={nameWidth} />
          ))}
        </div>
      </div>
    </div>
  );
}
