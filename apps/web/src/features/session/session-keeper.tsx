import { lazy, Suspense } from 'react';
import { useLoginNotice } from './login-modal-state.ts';
import { useRefusals } from './refusals.ts';
import { useTokenExpiry } from './token-expiry.ts';
import { useAuthCheck } from './use-auth-check.ts';

const LoginModal = lazy(() => import('./login-modal.tsx'));

/** Watches over the session on every screen, and shows the login modal when it has something to say. */
export function SessionKeeper() {
  useAuthCheck();
  useTokenExpiry();
  useRefusals();
  const hasNotice = useLoginNotice() !== null;
  return <Suspense>{hasNotice && <LoginModal />}</Suspense>;
}
