import { Button } from '@mantine/core';
import { IconFilterX } from '@tabler/icons-react';
import { useWatchedValue } from '../../../lib/watched-value.ts';
import { useOpened } from '../marking-context.ts';

/** Tells that a part of the class is left out, and brings it back. */
export function ShowAllButton() {
  const { filter, students } = useOpened();
  const chosen = useWatchedValue(filter.chosen);
  const shown = useWatchedValue(filter.shown);
  if (chosen === null) return null;
  return (
    <Button
      variant="light"
      size="compact-sm"
      leftSection={<IconFilterX size={16} aria-hidden />}
      onClick={() => filter.choose(null)}
    >
      {shown.length} of {students.length} shown · Show all
    </Button>
  );
}
