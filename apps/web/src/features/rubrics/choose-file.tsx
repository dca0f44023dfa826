import { Button, FileButton, Stack, Text } from '@mantine/core';
import { limits } from '@second-draft/contract';
import { IconUpload } from '../../ui/icons/drawn/upload.ts';

interface ChooseFileProps {
  hasFocus: boolean;
  onChosen: (file: File | null) => void;
}

export const ChooseFile = ({ hasFocus, onChosen }: ChooseFileProps) => (
  <Stack align="center" gap="xs">
    <FileButton accept="application/pdf,.pdf" onChange={onChosen}>
      {(props) => (
        <Button
          {...props}
          leftSection={<IconUpload size={18} aria-hidden />}
          // The form that had the focus is gone.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus={hasFocus}
        >
          Choose a PDF
        </Button>
      )}
    </FileButton>
    <Text size="sm" c="dimmed">
      or drop it here. Up to {limits.rubricMegabytesMax} MB.
    </Text>
  </Stack>
);
