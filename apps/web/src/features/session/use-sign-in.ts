import { useState } from 'react';
import { useNavigate } from 'react-router';
import { loginParameters } from './destination.ts';
import { closeLoginNotice, showLoginNotice } from './login-modal-state.ts';
import { signIn } from './sign-in.ts';

/** Login as a button needs it: what starts it, and whether it is under way. */
export function useSignIn() {
  const navigate = useNavigate();
  const [isSigningIn, setSigningIn] = useState(false);

  async function start() {
    const { search, origin } = window.location;
    const { destination, referralCode } = loginParameters(search, origin);
    setSigningIn(true);
    const { isSignedIn, notice } = await signIn(referralCode);
    setSigningIn(false);
    if (notice) showLoginNotice(notice);
    if (!isSignedIn) return;
    closeLoginNotice();
    await navigate(destination);
  }

  return { isSigningIn, start: () => void start() };
}
