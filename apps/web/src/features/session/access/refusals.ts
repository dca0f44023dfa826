import { screens } from '@second-draft/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, onRefusal, type FailureCode } from '../../../lib/api/index.ts';
import { onceNotTyping } from './once-not-typing.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { showLoginNotice, tellSessionEnded } from '../notice/login-modal-state.ts';

/** Where she is led; null where she is told that she is logged out. */
const leadsTo: Partial<Record<FailureCode, string | null>> = {
  subscription_expired: screens.account,
  subscription_required: screens.account,
  not_signed_in: null,
  session_ended: null,
};

/** Nothing else need be said of the error. */
export const isAnsweredBySession = (error: unknown): boolean =>
  error instanceof ApiError && error.code in leadsTo;

/**
 * Asks her to stay logged in, but not while she types: drafts are saved by themselves then.
 * @returns a function that keeps it from happening later
 */
function askToStay(message: string): () => void {
  const ended = profileItem.get()?.exp;
  return onceNotTyping(() => {
    // Her access may have been renewed in another tab by then.
    if (profileItem.get()?.exp === ended) showLoginNotice({ message, canStay: true });
  });
}

export function useRefusals(): void {
  const navigate = useNavigate();
  useEffect(() => {
    let stopAsking = () => {};
    const stop = onRefusal(({ code, message }) => {
      const destination = leadsTo[code];
      if (destination) void navigate(destination);
      if (destination === null) tellSessionEnded();
      if (code !== 'sign_in_expired') return;
      stopAsking();
      stopAsking = askToStay(message);
    });
    return () => {
      stop();
      stopAsking();
    };
  }, [navigate]);
}
