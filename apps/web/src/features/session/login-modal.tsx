import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LoginButton } from './login-button.tsx';
import { closeLoginNotice, useLoginNotice, type LoginNotice } from './login-modal-state.ts';
import { PERMISSIONS_ARTICLE } from './sign-in.ts';
import { StayActions } from './stay-actions.tsx';

const asksForPermission = ({ message }: LoginNotice) => message.includes('your permission');
const asksToLogOut = ({ message }: LoginNotice) => /log out/i.test(message);

function Actions({ notice }: { notice: LoginNotice }) {
  if (asksToLogOut(notice)) return <StayActions />;
  return (
    <>
      {asksForPermission(notice) && (
        <Button
          component={Link}
          to={PERMISSIONS_ARTICLE}
          variant="default"
          onClick={closeLoginNotice}
        >
          Tell me why
        </Button>
      )}
      {notice.link === '/contact' && (
        <Button component={Link} to="/contact" variant="default" onClick={closeLoginNotice}>
          Contact us
        </Button>
      )}
      <LoginButton />
    </>
  );
}

export default function LoginModal() {
  const notice = useLoginNotice();
  const title = notice && asksToLogOut(notice) ? 'Stay logged in' : 'Log in';
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
