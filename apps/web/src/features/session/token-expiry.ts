import { failureMessages, limits, messages } from '@second-draft/contract';
import { useEffect } from 'react';
import { serverNow } from '../../lib/server-clock.ts';
import { profileItem } from '../../lib/session.ts';
import { isTypingIn } from '../../lib/typing-place.ts';
import { showLoginNotice } from './login-modal-state.ts';

type Stage = 'fresh' | 'expiring' | 'expired';

/** @param exp @param now both in epoch seconds */
function stageOf(exp: number, now: number): Stage {
  if (exp <= now) return 'expired';
  return exp - now < limits.tokenWarningSeconds ? 'expiring' : 'fresh';
}

/** Warns once before the token expires and once after, but never while she types. */
function warnOnce() {
  let warned = '';
  return () => {
    const profile = profileItem.get();
    if (!profile) return;
    const stage = stageOf(profile.exp, serverNow() / 1_000);
    const occasion = `${profile.exp} ${stage}`;
    if (stage === 'fresh' || occasion === warned || isTypingIn(document.activeElement)) return;
    warned = occasion;
    const message =
      stage === 'expired' ? failureMessages.sign_in_expired : messages.session.expiring;
    showLoginNotice({ message, canStay: true });
  };
}

export function useTokenExpiry(): void {
  useEffect(() => {
    const check = warnOnce();
    const timer = window.setInterval(check, limits.tokenCheckEverySeconds * 1_000);
    // Shows a held-back warning once she stops typing; the timeout lets the focus move first.
    const checkSoon = () => void window.setTimeout(check);
    document.addEventListener('focusout', checkSoon);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('focusout', checkSoon);
    };
  }, []);
}
