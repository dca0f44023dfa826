import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useFocusBack } from '../../../ui/use-focus-back.ts';
import { AgainActions } from '../access/again-actions.tsx';
import { LoginButton } from '../signing-in/login-button.tsx';
import { closeLoginNotice, useLoginNotice, type LoginNotice } from './login-modal-state.ts';
import { noticeOf } from '../signing-in/sign-in-problem.ts';
import { StayActions } from '../access/stay-actions.tsx';

function Actions({ notice }: { notice: LoginNotice }) {
  if (notice.hasEnded) return <AgainActions />;
  if (notice.canStay) return <StayActions />;
  return (
    <>
      {notice.link && (
        <Button component={Link} to={notice.link.to} variant="default" onClick={closeLoginNotice}>
          {notice.link.label}
        </Button>
      )}
      <LoginButton destination={notice.destination} />
    </>
  );
}

function titleOf(notice: LoginNotice | null): string {
  if (notice?.hasEnded) return 'You are logged out';
  return notice?.canStay ? 'Stay logged in' : 'Log in';
}

/** Whoever comes to a shared computer next reads nothing of the class. */
const covering = {
  overlayProps: { backgroundOpacity: 1, color: 'var(--mantine-color-body)' },
  // In the dark it has the colour of what is around it.
  styles: { content: { border: '1px solid var(--hairline)' } },
  withCloseButton: false,
  closeOnEscape: false,
  closeOnClickOutside: false,
};

export default function LoginModal() {
  const told = useLoginNotice();
  const notice = told && 'failure' in told ? noticeOf(told.failure) : told;
  useFocusBack();
  return (
    <Modal
      opened={notice !== null}
      onClose={closeLoginNotice}
      title={titleOf(notice)}
      centered
      {...(notice?.hasEnded && covering)}
    >
      {notice && (
        <Stack>
          <Text>{notice.message}</Text>
          <Group justify="flex-end">
            <Actions notice={notice} />
          </Group>
        </Stack>
      )}
    </Modal>
  );
}
