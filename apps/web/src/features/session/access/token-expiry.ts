import { failureMessages, limits, messages } from '@second-draft/contract';
import { useEffect } from 'react';
import { onceNotTyping } from './once-not-typing.ts';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { showLoginNotice } from '../notice/login-modal-state.ts';

type Stage = 'fresh' | 'expiring' | 'expired';

/** @param exp @param now both in epoch seconds */
function stageOf(exp: number, now: number): Stage {
  if (exp <= now) return 'expired';
  return exp - now < limits.tokenWarningSeconds ? 'expiring' : 'fresh';
}

/** Warns once before the token expires and once after. */
function warnOnce() {
  let warned = '';
  return () => {
    const profile = profileItem.get();
    if (!profile) return;
    const stage = stageOf(profile.exp, serverNow() / 1_000);
    const occasion = `${profile.exp} ${stage}`;
    if (stage === 'fresh' || occasion === warned) return;
    warned = occasion;
    const message =
      stage === 'expired' ? failureMessages.sign_in_expired : messages.session.expiring;
    showLoginNotice({ message, canStay: true });
  };
}

export function useTokenExpiry(): void {
  useEffect(() => {
    const warn = warnOnce();
    let stopWaiting = () => {};
    const check = () => {
      stopWaiting();
      stopWaiting = onceNotTyping(warn);
    };
    const timer = window.setInterval(check, limits.tokenCheckEverySeconds * 1_000);
    return () => {
      window.clearInterval(timer);
      stopWaiting();
    };
  }, []);
}
