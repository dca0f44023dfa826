import { Input } from '@mantine/core';
import { useId, type ComponentProps, type CSSProperties } from 'react';

type Size = 'xs' | 'sm';

const styleOf = (size: Size) =>
  ({
    '--input-height': `var(--input-height-${size})`,
    '--input-fz': `var(--mantine-font-size-${size})`,
  }) as CSSProperties;

const styles: Record<Size, CSSProperties> = { xs: styleOf('xs'), sm: styleOf('sm') };

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
}: { label?: string; size?: Size } & Omit<ComponentProps<'select'>, 'size'>) {
  const id = useId();
  const { classes } = Input;
  return (
    <div className={`${classes['root']} ${className}`}>
      {label !== undefined && (
        <label className={classes['label']} htmlFor={id}>
          {label}
        </label>
      )}
      <div
        className={`mantine-Input-wrapper ${classes['wrapper']}`}
        style={styles[size]}
        data-variant="default"
        data-pointer
        data-with-right-section
      >
        <select id={id} className={classes['input']} data-variant="default" {...props} />
        <div className={classes['section']} data-position="right" aria-hidden>
          <svg viewBox="0 0 15 15" width="18" height="18" fill="none" stroke="currentColor">
            <path d={CHEVRONS} strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </div>
      </div>
    </div>
  );
}
