import type { Draft } from '@second-draft/contract';
import { useId, useMemo } from 'react';
import type { StudentWork } from '../../assignment/index.ts';
import { figuresOf } from './class-figures.ts';
import classes from '../overview.module.css';

/** A table whose cells are bars, so that it reads as well as it looks. */
export function PicturesSection({
  students,
  drafts,
}: {
  students: readonly StudentWork[];
  drafts: ReadonlyMap<string, Draft>;
}) {
  const headingId = useId();
  const figures = useMemo(() => figuresOf(students, drafts), [students, drafts]);
  return (
    <section aria-labelledby={headingId} className={classes.part}>
      <h2 id={headingId}>The class in pictures</h2>
      <table className={classes.bars} aria-labelledby={headingId}>
        <thead>
          <tr>
            <th scope="col">Students</th>
            <th scope="col">How many of {students.length}</th>
          </tr>
        </thead>
        <tbody>
          {figures.map(({ label, count }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <span className={classes.barCell}>
                  <svg
                    className={classes.bar}
                    viewBox="0 0 100 10"
                    preserveAspectRatio="none"
                    aria-hidden
                  >
                    <rect className={classes.whole} width="100" height="10" />
                    <rect
                      className={classes.share}
                      width={(100 * count) / students.length}
                      height="10"
                    />
                  </svg>
                  {count}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
