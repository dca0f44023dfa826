import { Drawer } from '@mantine/core';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import classes from './class-drawer.module.css';
import { ClassEntries } from './class-entries.tsx';

/** The drawer scrolls, not the list in it. */
const showCurrent = (list: HTMLElement | null) =>
  list?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center', behavior: 'instant' });

export default function ClassDrawer({
  onChoose,
  onClose,
}: {
  onChoose: (userId: string) => void;
  onClose: () => void;
}) {
  useFocusBack();
  return (
    <Drawer opened onClose={onClose} position="left" size="20rem" title="Students">
      <div ref={showCurrent}>
        <ClassEntries className={classes.class} onChoose={onChoose} />
      </div>
    </Drawer>
  );
}
