import { Button, Group, Modal, Stack, Text, TextInput } from '@mantine/core';
import { accountMessages } from '@second-draft/contract';
import { useState, type SubmitEvent } from 'react';

const { deleteWarning, deleteWord } = accountMessages.account;

/** Deleting needs a typed word: a misplaced click must not be enough. */
export function DeleteAccountDialog({
  isOpen,
  isDeleting,
  onClose,
  onConfirm,
}: {
  isOpen: boolean;
  isDeleting: boolean;
  onClose: () => void;
  onConfirm: () => void;
}) {
  const [typed, setTyped] = useState('');
  const isConfirmed = typed.trim().toLowerCase() === deleteWord;
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isConfirmed && !isDeleting) onConfirm();
  }
  const close = () => {
    setTyped('');
    onClose();
  };
  return (
    <Modal opened={isOpen} onClose={close} title="Delete your account" centered>
      <form onSubmit={submit}>
        <Stack>
          {deleteWarning.map((sentence) => (
            <Text key={sentence}>{sentence}</Text>
          ))}
          <TextInput
            label={`Type “${deleteWord}” to confirm`}
            value={typed}
            autoComplete="off"
            autoCapitalize="none"
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              Keep my account
            </Button>
            <Button type="submit" color="rata" disabled={!isConfirmed} loading={isDeleting}>
              Delete my account
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
