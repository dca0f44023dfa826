import { Button } from '@mantine/core';
import { IconFilterX } from '../../../../ui/icons/drawn/filter-x.ts';
import { useWatchedValue } from '../../../../lib/state/watched-value.ts';
import { useOpened } from '../../marking-context.ts';

/** Tells that a part of the class is left out, and brings it back. */
export function ShowAllButton() {
  const { filter, students, current } = useOpened();
  const chosen = useWatchedValue(filter.chosen);
  const shown = useWatchedValue(filter.shown);
  if (chosen === null) return null;
  /** The button goes: the focus goes to the student, for the keys. */
  const showAll = () => {
    current.block()?.focus({ preventScroll: true });
    filter.choose(null);
  };
  return (
    <Button
      variant="light"
      size="compact-sm"
      leftSection={<IconFilterX size={16} aria-hidden />}
      onClick={showAll}
    >
      {shown.length} of {students.length} shown · Show all
    </Button>
  );
}
