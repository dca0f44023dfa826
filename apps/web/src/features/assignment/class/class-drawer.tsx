import { Drawer } from '@mantine/core';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { ClassEntries } from './class-entries.tsx';

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
      <ClassEntries onChoose={onChoose} />
    </Drawer>
  );
}
