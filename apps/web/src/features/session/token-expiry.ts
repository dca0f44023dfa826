import { limits, messages } from '@second-draft/contract';
import { useEffect } from 'react';
import { profileItem } from '../../lib/session.ts';
import { isTypingIn } from '../../lib/typing-place.ts';
import { showLoginNotice } from './login-modal-state.ts';

type Stage = 'fresh' | 'expiring' | 'expired';

/** How Google's token stands. @param exp @param now both in epoch seconds */
function stageOf(exp: number, now: number): Stage {
  if (exp <= now) return 'expired';
  return exp - now < limits.tokenWarningSeconds ? 'expiring' : 'fresh';
}

/** Warns once when the token is about to expire and once when it has, and never in mid-sentence. */
function warnOnce() {
  let warned = '';
  return () => {
    const profile = profileItem.get();
    if (!profile) return;
    const stage = stageOf(profile.exp, Date.now() / 1_000);
    const occasion = `${profile.exp} ${stage}`;
    if (stage === 'fresh' || occasion === warned || isTypingIn(document.activeElement)) return;
    warned = occasion;
    showLoginNotice({ message: messages.session.expiring });
  };
}

/** Checks every 60 s whether Google's token is about to expire. */
export function useTokenExpiry(): void {
  useEffect(() => {
    const check = warnOnce();
    const timer = window.setInterval(check, limits.tokenCheckEverySeconds * 1_000);
    // What was held back from a teacher who typed is told when she is done; not before the focus
    // has gone where it goes.
    const checkSoon = () => void window.setTimeout(check);
    document.addEventListener('focusout', checkSoon);
    return () => {
      window.clearInterval(timer);
      document.removeEventListener('focusout', checkSoon);
    };
  }, []);
}
