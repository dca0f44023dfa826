import { Button, type ButtonProps } from '@mantine/core';
import { IconFolderOpen } from '../../../ui/icons/drawn/folder-open.ts';
import { useClassroomWords } from '../../../lib/installation/classroom-words.ts';
import { useClientConfig } from '../../../lib/installation/config.ts';
import { prepareGoogle } from '../access/google-token.ts';
import { GoogleMark } from './google-mark.tsx';
import { useSignIn } from './use-sign-in.ts';

/** Fetches Google's script on hover or focus, so that the click opens the window at once. */
const prepare = () => void prepareGoogle().catch(() => {});

/** The header of a phone has room for the first word alone; the rest stays in the button's name. */
function withRest(words: string) {
  const [first = '', ...rest] = words.split(' ');
  return (
    <span>
      {first} <span data-rest>{rest.join(' ')}</span>
    </span>
  );
}

/** Without Google, opens the folder that holds the classes. */
export function LoginButton({
  label,
  destination,
  ...props
}: ButtonProps & { label?: string; destination?: string | undefined }) {
  const { isSigningIn, start } = useSignIn(destination);
  const { logIn } = useClassroomWords();
  const isFolder = useClientConfig()?.classroom.signIn === null;
  return (
    <Button
      leftSection={isFolder ? <IconFolderOpen size={22} aria-hidden /> : <GoogleMark />}
      {...props}
      loading={isSigningIn}
      onClick={start}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      {isFolder ? withRest(logIn) : (label ?? logIn)}
    </Button>
  );
}
