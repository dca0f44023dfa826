import { Button, Group, Stack, TextInput } from '@mantine/core';
import { limits } from '@second-draft/contract';
import type { FormEvent } from 'react';

interface TitleFormProps {
  fileName: string;
  title: string;
  onTitle: (title: string) => void;
  isUploading: boolean;
  onUpload: () => void;
  onCancel: () => void;
}

export function TitleForm(props: TitleFormProps) {
  const { fileName, title, onTitle, isUploading, onUpload, onCancel } = props;

  function submit(event: FormEvent) {
    event.preventDefault();
    onUpload();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        <TextInput
          label="Title"
          description={fileName}
          value={title}
          maxLength={limits.rubricTitleMax}
          // The button that chose the file is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          onChange={(event) => onTitle(event.currentTarget.value)}
        />
        <Group>
          <Button type="submit" loading={isUploading} disabled={title.trim() === ''}>
            Upload
          </Button>
          <Button variant="subtle" onClick={onCancel}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
