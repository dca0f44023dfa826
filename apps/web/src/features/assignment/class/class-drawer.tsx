import { Drawer } from '@mantine/core';
import { ClassEntries } from './class-entries.tsx';

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
