import { Suspense, useEffect } from 'react';
import { fetchLaterParts, laterPart } from '../../lib/loading/later-part.ts';
import { fetchMacrons } from '../../theme/fetch-macrons.ts';
import { useLoginNotice } from './notice/login-modal-state.ts';
import { useProfile } from './profile/profile.ts';
import { useRefusals } from './access/refusals.ts';
import { useSessionNews } from './session-news.ts';
import { useTokenExpiry } from './access/token-expiry.ts';
import { useAuthCheck } from './checking/use-auth-check.ts';

const LoginModal = laterPart(() => import('./notice/login-modal.tsx'));

export function SessionKeeper() {
  useAuthCheck();
  useTokenExpiry();
  useRefusals();
  useSessionNews();
  const isSignedIn = useProfile() !== null;
  useEffect(() => (isSignedIn ? fetchLaterParts() : undefined), [isSignedIn]);
  useEffect(() => {
    if (isSignedIn) fetchMacrons();
  }, [isSignedIn]);
  const hasNotice = useLoginNotice() !== null;
  return <Suspense>{hasNotice && <LoginModal />}</Suspense>;
}
