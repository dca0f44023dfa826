import { Button } from '@mantine/core';
import { IconPencil } from '../../../../ui/icons/drawn/pencil.ts';
import { flushSync } from 'react-dom';
import type { AttachedFile } from '../../documents/attached-file.ts';
import { useMarking } from '../../marking-context.ts';

const MARGIN = '[data-part]';
const FEEDBACK_BOX = '[data-action=feedback]';

/** Opens an empty comment, with the focus in it. */
export function OwnButton({ file: { id, student } }: { file: AttachedFile }) {
  const { writeOwn } = useMarking();
  return (
    <Button
      variant="default"
      leftSection={<IconPencil size={20} aria-hidden />}
      data-action="own"
      aria-label={`Write my own comment for ${student.fullName}`}
      onClick={({ currentTarget }) => {
        const margin = currentTarget.closest(MARGIN);
        flushSync(() => writeOwn(id));
        margin?.querySelector<HTMLElement>(FEEDBACK_BOX)?.focus();
      }}
    >
      Write my own
    </Button>
  );
}
