import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LoginButton } from './login-button.tsx';
import { closeLoginNotice, useLoginNotice, type LoginNotice } from './login-modal-state.ts';
import { StayActions } from './stay-actions.tsx';

function Actions({ notice }: { notice: LoginNotice }) {
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

export default function LoginModal() {
  const notice = useLoginNotice();
  const title = notice?.canStay ? 'Stay logged in' : 'Log in';
  return (
    <Modal opened={notice !== null} onClose={closeLoginNotice} title={title} centered>
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
