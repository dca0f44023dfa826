import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { accountMessages } from '@second-draft/contract';
import { IconExternalLink } from '../../ui/icons/drawn/external-link.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError, call } from '../../lib/api/index.ts';
import { meantOnce } from '../../lib/presses/meant-once.ts';

const ACCOUNT_NOTICE_MS = 5_000;

/** Back from another site, the browser may show the page as it was left, with its work not done. */
function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const note = ({ persisted }: PageTransitionEvent) => persisted && onReturn();
    window.addEventListener('pageshow', note);
    return () => window.removeEventListener('pageshow', note);
  }, [onReturn]);
}

export function PortalButton() {
  const opening = useMutation({
    mutationFn: () => call('openPortal'),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) =>
      notifications.show({
        color: 'rata',
        autoClose: ACCOUNT_NOTICE_MS,
        title: accountMessages.account.portalFailed,
        message: error instanceof ApiError && error.message,
      }),
  });
  useReturn(opening.reset);
  return (
    <Button
      variant="default"
      leftSection={<IconExternalLink size={18} aria-hidden />}
      loading={opening.isPending || opening.isSuccess}
      onClick={meantOnce(() => opening.mutate())}
    >
      {accountMessages.account.portal}
    </Button>
  );
}
