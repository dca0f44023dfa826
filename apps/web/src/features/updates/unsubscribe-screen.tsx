import { Button, Group } from '@mantine/core';
import { PRODUCT_NAME, screens, accountMessages } from '@second-draft/contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from 'react-router';
import { call } from '../../lib/api/index.ts';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { ProsePage } from '../../ui/prose-page.tsx';
import { takeInProfile, useProfile } from '../session/index.ts';

const tokenInAddress = () => window.location.hash.slice(1);

/** The link may be another teacher's than who is signed in here: the server tells. */
const takeInUpdates = (): Promise<void> =>
  takeInProfile((profile, { settings: { email_updates } }) => ({
    ...profile,
    settings: { ...profile.settings, email_updates },
  }));

/** Opened from an email, by someone who need not be signed in. */
export default function UnsubscribeScreen() {
  const isSignedIn = useProfile() !== null;
  const ending = useMutation({
    mutationFn: () => call('unsubscribe', { body: { token: tokenInAddress() } }),
    onSuccess: () => void (isSignedIn && takeInUpdates()),
  });
  if (ending.isSuccess) {
    return (
      <ProsePage heading={accountMessages.updates.ended}>
        <output>{accountMessages.updates.endedHint}</output>
        <p>
          <Link to={screens.landing}>{PRODUCT_NAME}</Link>
        </p>
      </ProsePage>
    );
  }
  return (
    <ProsePage heading="Email updates" lead={accountMessages.updates.question}>
      {ending.error && <LoadProblem problem={ending.error} onRetry={() => ending.mutate()} />}
      <Group>
        <Button loading={ending.isPending} onClick={() => ending.mutate()}>
          Stop the updates
        </Button>
      </Group>
    </ProsePage>
  );
}
