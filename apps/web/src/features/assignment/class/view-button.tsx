import { Button } from '@mantine/core';
import { IconLayoutList } from '../../../ui/icons/drawn/layout-list.ts';
import { IconLayoutSidebarRight } from '../../../ui/icons/drawn/layout-sidebar-right.ts';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import { view } from './view.ts';

export function ViewButton() {
  const isOne = useWatchedValue(view) === 'one';
  const Icon = isOne ? IconLayoutList : IconLayoutSidebarRight;
  return (
    <Button
      variant="default"
      data-action="view"
      leftSection={<Icon size={18} aria-hidden />}
      onClick={() => view.set(isOne ? 'all' : 'one')}
    >
      {isOne ? 'All students' : 'One at a time'}
    </Button>
  );
}
