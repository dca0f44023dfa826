import { Button, Text } from '@mantine/core';
import { screens } from '@second-draft/contract';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import { prepareGoogle } from './google-token.ts';
import { hindranceOf } from '../signing-in/sign-in-problem.ts';

interface Renewing {
  label: string;
  renew: () => Promise<void>;
  /** What she reads if it fails, unless `hindranceOf` knows why. */
  failed: string;
  /** What logging out is called where she is logged out already. */
  leave?: string;
  onLogOut?: () => void;
}

/** A button that renews her access where she is, and the way out. */
export function RenewingActions({ label, renew, failed, leave = 'Log out', onLogOut }: Renewing) {
  const [isRenewing, setIsRenewing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // Browsers open Google's window only right after the click, so its script must be loaded by then.
  useEffect(() => {
    prepareGoogle().catch((error: unknown) => logProblem('Google’s script was not loaded', error));
  }, []);
  const start = async () => {
    setIsRenewing(true);
    setProblem(null);
    try {
      await renew();
    } catch (error) {
      logProblem('Access was not renewed', error);
      setProblem(hindranceOf(error) ?? failed);
    } finally {
      setIsRenewing(false);
    }
  };
  return (
    <>
      {problem && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm" flex="1 1 100%">
          {problem}
        </Text>
      )}
      <Button component={Link} to={screens.logout} variant="default" onClick={onLogOut}>
        {leave}
      </Button>
      <Button loading={isRenewing} onClick={() => void start()} data-autofocus>
        {label}
      </Button>
    </>
  );
}
