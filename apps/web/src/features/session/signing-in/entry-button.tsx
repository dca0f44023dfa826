import { Button, type ButtonProps } from '@mantine/core';
import { Link } from 'react-router';
import { DEFAULT_DESTINATION } from './destination.ts';
import { LoginButton } from './login-button.tsx';
import { useProfile } from '../profile/profile.ts';

/** The way into the app from a public page, whether she is logged in or not. */
export function EntryButton(props: ButtonProps) {
  if (!useProfile()) return <LoginButton {...props} />;
  return (
    <Button {...props} component={Link} to={DEFAULT_DESTINATION}>
      My Classrooms
    </Button>
  );
}
