import { useId, type ComponentProps } from 'react';
import classes from './plain-select.module.css';

/** Mantine's, in outline. */
const CHEVRONS = 'M4.7 5.8 7.5 3.1l2.8 2.7M4.7 9.2l2.8 2.7 2.8-2.7';

/**
 * Looks like Mantine's `NativeSelect`, of which each takes fourteen components: for what every
 * student of a class has.
 */
export function PlainSelect({
  label,
  size = 'sm',
  className = '',
  ...props
}: { label?: string; size?: 'xs' | 'sm' } & Omit<ComponentProps<'select'>, 'size'>) {
  const id = useId();
  return (
    <div className={`${classes.root} ${className}`}>
      {label !== undefined && (
        <label className={classes.label} htmlFor={id}>
          {label}
        </label>
      )}
      <div className={classes.wrapper} data-size={size}>
        <select id={id} className={classes.select} {...props} />
        <div className={classes.chevrons} aria-hidden>
          <svg viewBox="0 0 15 15" width="18" height="18" fill="none" stroke="currentColor">
            <path d={CHEVRONS} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </div>
      </div>
    </div>
  );
}
