import { useId, type ComponentProps } from 'react';
import classes from './plain-check.module.css';

/** Looks like Mantine's `Switch`. */
export function PlainSwitch({
  label,
  description,
  checked,
  size = 'sm',
  className = '',
  ...props
}: { label: string; description: string; checked: boolean; size?: 'xs' | 'sm' } & Omit<
  ComponentProps<'input'>,
  'size'
>) {
  const id = useId();
  const nameId = `${id}-name`;
  const hintId = `${id}-hint`;
  return (
    <label className={`${classes.field} ${className}`} data-switch data-size={size}>
      <div className={classes.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          // The label around it holds the hint, too.
          aria-labelledby={nameId}
          aria-describedby={hintId}
          {...props}
        />
        <span />
        <i />
      </div>
      <div className={classes.words}>
        <span id={nameId}>{label}</span>
        <span id={hintId} className={classes.description}>
          {description}
        </span>
      </div>
    </label>
  );
}
