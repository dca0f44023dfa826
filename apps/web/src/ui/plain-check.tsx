import { useId, type ComponentProps, type ReactNode } from 'react';
import classes from './plain-check.module.css';

const TICK =
  'M4 4.586L1.707 2.293A1 1 0 1 0 .293 3.707l3 3a.997.997 0 0 0 1.414 0l5-5A1 1 0 1 0 8.293.293L4 4.586z';

/** Looks like Mantine's `Checkbox`: for what every student of a class has. */
export function PlainCheck({
  label,
  description,
  ...props
}: { label: ReactNode; description?: ReactNode } & ComponentProps<'input'>) {
  const id = useId();
  const hintId = `${id}-hint`;
  return (
    <div className={classes.field}>
      <div className={classes.box}>
        <input
          id={id}
          type="checkbox"
          aria-describedby={description ? hintId : undefined}
          {...props}
        />
        <svg viewBox="0 0 10 7" aria-hidden>
          <path d={TICK} fill="currentColor" fillRule="evenodd" />
        </svg>
      </div>
      <div className={classes.words}>
        <label htmlFor={id}>{label}</label>
        {description && (
          <p id={hintId} className={classes.description}>
            {description}
          </p>
        )}
      </div>
    </div>
  );
}
