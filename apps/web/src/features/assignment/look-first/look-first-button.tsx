import { Button } from '@mantine/core';
import { IconEye } from '../../../ui/icons/drawn/eye.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { useOpened } from '../marking-context.ts';
import { LOOKS_AT_MOST } from './look-first.ts';
import classes from './look-first.module.css';

/**
 * Shows only those who need a closer look, or everyone again. Stays in its place when there is
 * nobody, so that no name below it moves.
 */
export function LookFirstButton({ reasons }: { reasons: ReadonlyMap<string, string> }) {
  const { filter, students } = useOpened();
  const isOn = useWatchedValue(filter.chosen) === 'lookFirst';
  const isIdle = reasons.size === 0 && !isOn;
  if (students.length <= LOOKS_AT_MOST) return null;
  return (
    <Button
      variant={isOn ? 'filled' : 'default'}
      size="compact-sm"
      fullWidth
      className={`${classes.button}`}
      leftSection={<IconEye size={16} aria-hidden />}
      aria-pressed={isOn}
      aria-disabled={isIdle}
      data-disabled={isIdle}
      data-action="lookFirst"
      onClick={() => {
        if (isIdle) return;
        if (isOn) filter.choose(null);
        else filter.chooseThese([...reasons.keys()]);
      }}
    >
      Look here first{isOn || isIdle ? '' : ` (${reasons.size})`}
    </Button>
  );
}
