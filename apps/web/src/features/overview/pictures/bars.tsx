import classes from './pictures.module.css';

export interface Bar {
  label: string;
  count: number;
}

/** A table whose cells are bars, so that it reads as well as it looks. */
export function Bars({
  caption,
  of,
  counted,
  bars,
  whole,
}: {
  caption: string;
  /** What a row is. */
  of: string;
  /** What is counted in it. */
  counted: string;
  bars: readonly Bar[];
  /** The count that fills a bar. */
  whole: number;
}) {
  return (
    <table className={classes.bars}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          <th scope="col">{counted}</th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ label, count }) => (
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
                    width={whole === 0 ? 0 : (100 * count) / whole}
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
  );
}
