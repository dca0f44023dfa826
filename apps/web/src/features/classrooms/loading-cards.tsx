import { Skeleton } from '@mantine/core';
import classes from './classrooms.module.css';

export function LoadingCards() {
  return (
    <div className={classes.cards} aria-hidden>
      {['one', 'two', 'three'].map((key) => (
        <div key={key} className={classes.card}>
          <Skeleton height="1.25rem" width="70%" mb="xs" />
          <Skeleton height="0.875rem" width="45%" />
          <div className={classes.foot}>
            <Skeleton height="1.625rem" width="55%" />
          </div>
        </div>
      ))}
    </div>
  );
}
