import { Drawer } from '@mantine/core';
import { ClassEntries } from './class-entries.tsx';

/** The class at hand where the window has no room for it beside the page. */
export default function ClassDrawer({
  onChoose,
  onClose,
}: {
  onChoose: (userId: string) => void;
  onClose: () => void;
}) {
  return (
    <Drawer opened onClose={onClose} position="left" size="20rem" title="Students">
      <ClassEntries onChoose={onChoose} />
    </Drawer>
  );
}
