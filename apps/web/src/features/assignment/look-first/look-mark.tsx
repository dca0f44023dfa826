import { VisuallyHidden } from '@mantine/core';
import { IconEye } from '../../../ui/icons/drawn/eye.ts';
import { tip } from '../../../ui/tip/tip.ts';
import classes from './look-first.module.css';

/** Takes a line of its own only where nobody's entry moves with it: among those to look at. */
export function LookMark({ reason, isSpelled }: { reason: string; isSpelled: boolean }) {
  if (isSpelled) return <span className={classes.reason}>{reason}</span>;
  return (
    <span {...tip(reason)} className={classes.mark}>
      <IconEye size={16} aria-hidden />
      <VisuallyHidden>, look here first: {reason}</VisuallyHidden>
    </span>
  );
}
