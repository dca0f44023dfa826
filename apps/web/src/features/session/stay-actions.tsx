import { Button, Text } from '@mantine/core';
import { messages, screens } from '@second-draft/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { logProblem } from '../../lib/log-problem.ts';
import { prepareGoogle } from './google-token.ts';
import { closeLoginNotice } from './login-modal-state.ts';
import { renewAccess } from './renew-access.ts';

export function StayActions() {
  const [isRenewing, setIsRenewing] = useState(false);
  const [isFailed, setIsFailed] = useState(false);
  // Browsers open Google's window only right after the click, so its script must be loaded by then.
  useEffect(() => {
    prepareGoogle().catch((error: unknown) => logProblem('Google’s script was not loaded', error));
  }, []);
  const renew = async () => {
    setIsRenewing(true);
    setIsFailed(false);
    try {
      await renewAccess();
      closeLoginNotice();
    } catch (error) {
      logProblem('Google access was not renewed', error);
      setIsFailed(true);
    } finally {
      setIsRenewing(false);
    }
  };
  return (
    <>
      {isFailed && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm" flex="1 1 100%">
          {messages.session.notRenewed}
        </Text>
      )}
      <Button component={Link} to={screens.logout} variant="default" onClick={closeLoginNotice}>
        Log out
      </Button>
      <Button loading={isRenewing} onClick={() => void renew()} data-autofocus>
        Stay logged in
      </Button>
    </>
  );
}
