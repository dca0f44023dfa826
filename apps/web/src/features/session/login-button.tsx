import { Button, type ButtonProps } from '@mantine/core';
import { prepareGoogle } from './google-token.ts';
import { GoogleMark } from './google-mark.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Google's script is fetched when a teacher comes near the button: the click then opens the window at once. */
const prepare = () => void prepareGoogle().catch(() => {});

/** Starts login with Google. */
export function LoginButton({
  label = 'Log in with Google',
  ...props
}: ButtonProps & { label?: string }) {
  const { isSigningIn, start } = useSignIn();
  return (
    <Button
      leftSection={<GoogleMark />}
      {...props}
      loading={isSigningIn}
      onClick={start}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {label}
    </Button>
  );
}
