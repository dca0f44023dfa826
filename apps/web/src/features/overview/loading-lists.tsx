import { Loading } from '../../ui/loading.tsx';
import classes from './overview.module.css';

const rows = [0, 1, 2, 3, 4];

/** In the shape of the two lists of skills that come. */
export const LoadingLists = () => (
  <div className={classes.columns}>
    {['What to teach next', 'What the class is doing well'].map((list) => (
      <div key={list} className={classes.waiting}>
        <Loading height="1.625rem" label={list} />
        {rows.map((row) => (
          <Loading key={row} height="4.5rem" label="A skill" />
        ))}
      </div>
    ))}
  </div>
);
