import { Button, Group, Text, TextInput } from '@mantine/core';
import { limits, operations } from '@second-draft/contract';
import { useOneAtATime } from '../../lib/presses/use-one-at-a-time.ts';
import { IconFileTypePdf } from '../../ui/icons/drawn/file-type-pdf.ts';
import { IconPencil } from '../../ui/icons/drawn/pencil.ts';
import { IconTrash } from '../../ui/icons/drawn/trash.ts';
import { useState, type FormEvent } from 'react';
import classes from './rubrics.module.css';
import type { Removal, Rubric } from './use-rubrics.ts';
import { rubricWords } from './words.ts';

const fileAddress = (id: string) =>
  operations.rubricFile.path.replace(':id', encodeURIComponent(id));

function Rename({
  title,
  onRename,
  onClose,
}: {
  title: string;
  /** @returns false when it failed */
  onRename: (title: string) => Promise<boolean>;
  onClose: () => void;
}) {
  const [text, setText] = useState(title);
  const { isUnderWay, oneAtATime } = useOneAtATime();
  const isUnchanged = text.trim() === title || text.trim() === '';
  async function rename() {
    if (await onRename(text.trim())) onClose();
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isUnchanged) void oneAtATime(rename);
  }
  return (
    <form className={classes.rename} onSubmit={submit}>
      <TextInput
        aria-label={`New title of ${title}`}
        value={text}
        maxLength={limits.rubricTitleMax}
        // The teacher has just chosen to rename this.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={({ key, nativeEvent }) => {
          if (key === 'Escape' && !nativeEvent.isComposing) onClose();
        }}
      />
      <Button type="submit" disabled={isUnchanged} loading={isUnderWay}>
        Rename
      </Button>
      <Button variant="subtle" onClick={onClose}>
        Cancel
      </Button>
    </form>
  );
}

export function RubricRow({
  rubric,
  onRename,
  onRemove,
}: {
  rubric: Rubric;
  onRename: (rubric: Rubric) => Promise<boolean>;
  onRemove: (removal: Removal) => void;
}) {
  const [state, setState] = useState<'shown' | 'renamed' | 'finished'>('shown');
  const { id, title, isLong } = rubric;
  if (state === 'renamed') {
    return (
      <li className={classes.row}>
        <Rename
          title={title}
          onRename={(newTitle) => onRename({ ...rubric, title: newTitle })}
          onClose={() => setState('finished')}
        />
      </li>
    );
  }
  return (
    <li className={classes.row}>
      <div className={classes.about}>
        <Text className={classes.title}>{title}</Text>
        {isLong && (
          <Text size="sm" c="dimmed">
            {rubricWords.long}
          </Text>
        )}
      </div>
      <Group gap="xs">
        <Button
          component="a"
          href={fileAddress(id)}
          target="_blank"
          rel="noreferrer"
          variant="default"
          leftSection={<IconFileTypePdf size={18} aria-hidden />}
          aria-label={`View ${title}`}
        >
          View
        </Button>
        <Button
          variant="default"
          leftSection={<IconPencil size={18} aria-hidden />}
          aria-label={`Rename ${title}`}
          // She has just finished here; the form that had the focus is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={state === 'finished'}
          onClick={() => setState('renamed')}
        >
          Rename
        </Button>
        <Button
          variant="default"
          leftSection={<IconTrash size={18} aria-hidden />}
          aria-label={`Remove ${title}`}
          onClick={({ currentTarget }) => onRemove({ rubric, row: currentTarget.closest('li') })}
        >
          Remove
        </Button>
      </Group>
    </li>
  );
}
