import { Text } from '@mantine/core';
import { useState, type DragEvent } from 'react';
import { useOneAtATime } from '../../lib/presses/use-one-at-a-time.ts';
import { ChooseFile } from './choose-file.tsx';
import { rubricFileProblem, titleOf } from './rubric-file.ts';
import classes from './rubrics.module.css';
import { TitleForm } from './title-form.tsx';

interface UploadAreaProps {
  /** Why there is no room for another rubric. */
  limit: string | null;
  /** @returns whether the upload succeeded */
  onUpload: (file: File, title: string) => Promise<boolean>;
}

export function UploadArea({ limit, onUpload }: UploadAreaProps) {
  const [file, setFile] = useState<File | null>(null);
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isOver, setOver] = useState(false);
  const [hasChosen, setHasChosen] = useState(false);
  const { isUnderWay, oneAtATime } = useOneAtATime();

  function choose(chosen: File | null | undefined) {
    if (!chosen) return;
    const found = limit ?? rubricFileProblem(chosen);
    setProblem(found);
    setFile(found === null ? chosen : null);
    setTitle(titleOf(chosen));
    setHasChosen(true);
  }

  async function upload() {
    if (file && (await onUpload(file, title.trim()))) setFile(null);
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
        <TitleForm
          fileName={file.name}
          title={title}
          onTitle={setTitle}
          isUploading={isUnderWay}
          onUpload={() => void oneAtATime(upload)}
          onCancel={() => setFile(null)}
        />
      ) : (
        <ChooseFile hasFocus={hasChosen} isFull={limit !== null} onChosen={choose} />
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
