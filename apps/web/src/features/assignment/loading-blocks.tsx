import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './assignment-screen.module.css';

const blocks = ['14rem', '11rem', '16rem'];

/** The shape of what is on its way: the bar, and students with their page and margin. */
export function LoadingBlocks() {
  return (
    <div>
      <VisuallyHidden component="output">Loading students' writing...</VisuallyHidden>
      <div className={classes.loadingBar} />
      <div className={classes.class} aria-hidden>
        <div className={classes.students}>
          {blocks.map((nameWidth) => (
            <div key={nameWidth} className={classes.loadingBlock}>
              <div className={classes.loadingName}>
                <Skeleton circle height="2.375rem" />
                <Skeleton height="1.25rem" width={nameWidth} />
              </div>
              <Skeleton height="1rem" width="18rem" maw="100%" mb="0.75rem" />
              <div className={classes.loadingPaper} />
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
