import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { sendEvent } from '../../../lib/third-parties/analytics.ts';
import { loginParameters } from './destination.ts';
import { closeLoginNotice, showLoginNotice } from '../notice/login-modal-state.ts';
import { signIn } from './sign-in.ts';

/** @param fixedDestination where login leads, whatever the address says */
export function useSignIn(fixedDestination?: string) {
  const navigate = useNavigate();
  const [isSigningIn, setSigningIn] = useState(false);

  async function start() {
    const { search, origin } = window.location;
    const { destination, referralCode } = loginParameters(search, origin);
    setSigningIn(true);
    const { isSignedIn, failure } = await signIn(referralCode);
    // Enabled at once, the button has the focus again by the time the notice takes it.
    flushSync(() => setSigningIn(false));
    await Promise.resolve();
    if (failure !== null) showLoginNotice({ failure });
    if (!isSignedIn) return;
    closeLoginNotice();
    void sendEvent('login', { method: 'Google' });
    await navigate(fixedDestination ?? destination);
  }

  return { isSigningIn, start: () => void start() };
}
