import { Button, FileButton, Stack, Text } from '@mantine/core';
import { limits } from '@second-draft/contract';
import { IconUpload } from '../../ui/icons/drawn/upload.ts';

interface ChooseFileProps {
  hasFocus: boolean;
  /** She has as many rubrics as she may have. */
  isFull: boolean;
  onChosen: (file: File | null) => void;
}

export const ChooseFile = ({ hasFocus, isFull, onChosen }: ChooseFileProps) => (
  <Stack align="center" gap="xs">
    <FileButton disabled={isFull} accept="application/pdf,.pdf" onChange={onChosen}>
      {(props) => (
        <Button
          {...props}
          // Can still be reached, and hold the focus.
          data-disabled={isFull}
          aria-disabled={isFull}
          leftSection={<IconUpload size={18} aria-hidden />}
          // The form that had the focus is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocus}
        >
          Choose a PDF
        </Button>
      )}
    </FileButton>
    {!isFull && (
      <Text size="sm" c="dimmed">
        or drop it here. Up to {limits.rubricMegabytesMax} MB.
      </Text>
    )}
  </Stack>
);
