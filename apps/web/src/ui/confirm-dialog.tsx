import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { meantOnce } from '../lib/presses/meant-once.ts';

/**
 * @param onClose closes it: nothing is to be done
 * @param onConfirm does it, and closes this
 */
export function ConfirmDialog({
  title,
  question,
  confirm,
  isOpen,
  onClose,
  onConfirm,
}: {
  title: string;
  question: string;
  confirm: string;
  isOpen: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  return (
    <Modal opened={isOpen} onClose={onClose} title={title} centered>
      <Stack>
        <Text>{question}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button onClick={meantOnce(onConfirm)}>{confirm}</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
