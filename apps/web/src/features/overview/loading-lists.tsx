import { Skeleton } from '@mantine/core';
import classes from './overview.module.css';

const lists = [0, 1];
const rows = [0, 1, 2, 3, 4];

/** In the shape of the two lists of skills that come. */
export const LoadingLists = () => (
  <div className={classes.columns} role="note" aria-label="Loading what the class does">
    {lists.map((list) => (
      <div key={list} className={classes.waiting} aria-hidden>
        <Skeleton height="1.625rem" />
        {rows.map((row) => (
          <Skeleton key={row} height="4.5rem" />
        ))}
      </div>
    ))}
  </div>
);
