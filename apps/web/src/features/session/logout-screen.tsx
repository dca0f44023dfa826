import { logOutMessages, screens } from '@second-draft/contract';
import { Button, Center, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { changesEnded, call, LONGEST_CHANGE_MS } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/failures/log-problem.ts';
import { ownPath } from './destination.ts';
import { closeLoginNotice } from './login-modal-state.ts';
import { tellSessionChanged } from './session-news.ts';
import { forgetTeacher } from './sign-in.ts';

const SAID_AFTER_MS = 3_000;

/**
 * First lets pending changes reach the server.
 * @param isPressed ends the wait: she would rather lose them
 * @param tell whether it takes long
 */
async function signOut(isPressed: Promise<void>, tell: (isLong: boolean) => void): Promise<void> {
  closeLoginNotice();
  const timer = window.setTimeout(() => tell(true), SAID_AFTER_MS);
  await Promise.race([changesEnded(LONGEST_CHANGE_MS), isPressed]);
  window.clearTimeout(timer);
  tell(false);
  await call('logout').catch((error: unknown) => logProblem('Logout failed', error));
  forgetTeacher();
  tellSessionChanged();
}

function createPress() {
  let press = () => {};
  const isPressed = new Promise<void>((resolve) => {
    press = resolve;
  });
  return { press, isPressed };
}

/** Keeps `next` in the address, so that the next login leads back. */
export default function LogoutScreen() {
  const navigate = useNavigate();
  const [{ press, isPressed }] = useState(createPress);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const leave = async () => {
      const { search, origin } = window.location;
      const next = ownPath(new URLSearchParams(search).get('next'), origin);
      await signOut(isPressed, setLong);
      await navigate(
        next ? `${screens.landing}?next=${encodeURIComponent(next)}` : screens.landing,
        { replace: true },
      );
    };
    void leave();
  }, [navigate, isPressed]);
  return (
    <Center mih="50dvh" px="md">
      <Stack align="center">
        <Loader aria-hidden />
        <Title order={1} size="h3">
          Logging out
        </Title>
        <Text component="output" ta="center" maw="22rem">
          {isLong && logOutMessages.stillSaving}
        </Text>
        {isLong && (
          <Button variant="default" onClick={press}>
            Log out now
          </Button>
        )}
      </Stack>
    </Center>
  );
}
