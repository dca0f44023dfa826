import { Button, type ButtonProps } from '@mantine/core';
import { screens } from '@second-draft/contract';
import { useNavigate } from 'react-router';
import { useProfile, useSignIn } from '../session/index.ts';

export function SubscribeButton(props: ButtonProps & { 'aria-describedby'?: string }) {
  const isSignedIn = useProfile() !== null;
  const navigate = useNavigate();
  const { isSigningIn, start } = useSignIn(screens.account);

  async function logInFirst() {
    // Also in the address, in case she reloads or logs in with another button.
    const search = new URLSearchParams({ next: screens.account }).toString();
    await navigate({ search }, { replace: true, preventScrollReset: true });
    start();
  }

  return (
    <Button
      {...props}
      loading={isSigningIn}
      onClick={() => void (isSignedIn ? navigate(screens.account) : logInFirst())}
    >
      Subscribe
    </Button>
  );
}
