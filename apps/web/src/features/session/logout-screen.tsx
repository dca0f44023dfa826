import { logOutMessages, screens } from '@second-draft/contract';
import { Button, Center, Loader, Stack, Text, Title } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { changesEnded, call, LONGEST_CHANGE_MS, untilReached } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/failures/log-problem.ts';
import { ownPath } from './signing-in/destination.ts';
import { closeLoginNotice } from './notice/login-modal-state.ts';
import { tellSessionChanged } from './session-news.ts';
import { forgetTeacher } from './signing-in/sign-in.ts';

const SAID_AFTER_MS = 3_000;

type Wait = 'stillSaving' | 'unanswered';

/** @param tell what she waits for, if it takes long; null once it has come */
async function toldOnceLong<T>(
  wait: Wait,
  tell: (wait: Wait | null) => void,
  wanted: Promise<T>,
): Promise<T> {
  const timer = window.setTimeout(() => tell(wait), SAID_AFTER_MS);
  return wanted.finally(() => {
    window.clearTimeout(timer);
    tell(null);
  });
}

/**
 * Until the server has heard it, whoever opens the app here next is let in.
 * @throws when she leaves meanwhile
 */
async function untilHeard(leaving: AbortSignal): Promise<void> {
  const attempt = () => call('logout', { signal: AbortSignal.timeout(LONGEST_CHANGE_MS) });
  await untilReached(attempt, { signal: leaving, onLost: () => {} }).catch((error: unknown) => {
    if (leaving.aborted) throw error;
    logProblem('Logout failed', error);
  });
}

/**
 * First lets pending changes reach the server.
 * @param isPressed ends that wait: she would rather lose them
 * @throws when she leaves meanwhile
 */
async function signOut(
  isPressed: Promise<void>,
  tell: (wait: Wait | null) => void,
  leaving: AbortSignal,
): Promise<void> {
  closeLoginNotice();
  await toldOnceLong(
    'stillSaving',
    tell,
    Promise.race([changesEnded(LONGEST_CHANGE_MS), isPressed]),
  );
  await toldOnceLong('unanswered', tell, untilHeard(leaving));
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
  const [waitsFor, setWaitsFor] = useState<Wait | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const leave = async () => {
      const { search, origin } = window.location;
      const next = ownPath(new URLSearchParams(search).get('next'), origin);
      await signOut(isPressed, setWaitsFor, leaving.signal);
      await navigate(
        next ? `${screens.landing}?next=${encodeURIComponent(next)}` : screens.landing,
        { replace: true },
      );
    };
    leave().catch((error: unknown) => {
      if (!leaving.signal.aborted) throw error;
    });
    return () => leaving.abort();
  }, [navigate, isPressed]);
  return (
    <Center mih="50dvh" px="md">
      <Stack align="center">
        <Loader aria-hidden />
        <Title order={1} size="h3">
          Logging out
        </Title>
        <Text component="output" ta="center" maw="22rem">
          {waitsFor && logOutMessages[waitsFor]}
        </Text>
        {waitsFor === 'stillSaving' && (
          <Button variant="default" onClick={press}>
            Log out now
          </Button>
        )}
      </Stack>
    </Center>
  );
}
