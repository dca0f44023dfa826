import { screens } from '@second-draft/contract';
import { Center, Loader } from '@mantine/core';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { changesEnded, call } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { ownPath } from './destination.ts';
import { closeLoginNotice } from './login-modal-state.ts';
import { tellSessionChanged } from './session-news.ts';
import { forgetTeacher } from './sign-in.ts';

const WAIT_FOR_CHANGES_MS = 3_000;

/** First lets pending changes reach the server, up to `WAIT_FOR_CHANGES_MS`. */
async function signOut(): Promise<void> {
  closeLoginNotice();
  await changesEnded(WAIT_FOR_CHANGES_MS);
  await call('logout').catch((error: unknown) => logProblem('Logout failed', error));
  forgetTeacher();
  tellSessionChanged();
}

/** Keeps `next` in the address, so that the next login leads back. */
export default function LogoutScreen() {
  const navigate = useNavigate();
  useEffect(() => {
    const leave = async () => {
      const { search, origin } = window.location;
      const next = ownPath(new URLSearchParams(search).get('next'), origin);
      await signOut();
      await navigate(
        next ? `${screens.landing}?next=${encodeURIComponent(next)}` : screens.landing,
        { replace: true },
      );
    };
    void leave();
  }, [navigate]);
  return (
    <Center mih="50dvh">
      <Loader aria-label="Logging out" />
    </Center>
  );
}
