import { Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { limits } from '@second-draft/contract';
import { useOneAtATime } from '../../lib/use-one-at-a-time.ts';
import { IconUpload } from '../../ui/icons/drawn/upload.ts';
import { useState, type DragEvent, type FormEvent } from 'react';
import { problemMessage, rubricFileProblem, titleOf } from './rubric-file.ts';
import classes from './rubrics.module.css';

interface UploadAreaProps {
  isUploading: boolean;
  /** @returns whether the upload succeeded */
  onUpload: (file: File, title: string) => Promise<boolean>;
}

export function UploadArea({ isUploading, onUpload }: UploadAreaProps) {
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const oneAtATime = useOneAtATime();

  function choose(chosen: File | null | undefined) {
    if (!chosen) return;
    const code = rubricFileProblem(chosen);
    setProblem(code && problemMessage(code));
    setFile(code ? null : chosen);
    setTitle(titleOf(chosen));
    setHasChosen(true);
  }

  async function upload() {
    if (file && (await onUpload(file, title.trim()))) setFile(null);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void oneAtATime(upload);
  }

  function onDrop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    choose(event.dataTransfer.files[0]);
  }

  return (
    // Dropping is a pointer shortcut; the button does the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      className={classes.upload}
      aria-label="Upload a rubric"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      {file ? (
        <form onSubmit={submit}>
          <Stack>
            <TextInput
              label="Title"
              description={file.name}
              value={title}
              maxLength={limits.rubricTitleMax}
              // The button that chose the file is gone.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus
              onChange={(event) => setTitle(event.currentTarget.value)}
            />
            <Group>
              <Button type="submit" loading={isUploading} disabled={title.trim() === ''}>
                Upload
              </Button>
              <Button variant="subtle" onClick={() => setFile(null)}>
                Cancel
              </Button>
            </Group>
          </Stack>
        </form>
      ) : (
        <Stack align="center" gap="xs">
          <FileButton accept="application/pdf,.pdf" onChange={choose}>
            {(props) => (
              <Button
                {...props}
                leftSection={<IconUpload size={18} aria-hidden />}
                // The form that had the focus is gone.
                // oxlint-disable-next-line jsx-a11y/no-autofocus
                autoFocus={hasChosen}
              >
                Choose a PDF
              </Button>
            )}
          </FileButton>
          <Text size="sm" c="dimmed">
            or drop it here. Up to {limits.rubricMegabytesMax} MB.
          </Text>
        </Stack>
      )}
      <div role="alert">
        {problem && (
          <Text c="var(--mantine-color-error)" ta="center" mt="sm">
            {problem}
          </Text>
        )}
      </div>
    </section>
  );
}
