import { screens } from '@second-draft/contract';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAbort } from '../../../lib/api/index.ts';
import { logProblem } from '../../../lib/failures/log-problem.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { checkAuth, checkAuthUntilReached, type AuthOutcome } from './auth-check.ts';
import { needsAccess } from './needs-access.ts';

/** @returns a function that ends the check */
function begin(check: (signal: AbortSignal) => Promise<void>): () => void {
  const leaving = new AbortController();
  check(leaving.signal).catch((error: unknown) => {
    if (!isAbort(error)) logProblem('Who is signed in was not found out', error);
  });
  return () => leaving.abort();
}

export function useAuthCheck(): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const act = useEffectEvent(async (outcome: Exclude<AuthOutcome, 'unreachable'>) => {
    if (outcome === 'signedIn' || (outcome === screens.account && !needsAccess(pathname))) return;
    await navigate(outcome);
  });
  useEffect(
    () =>
      begin(async (signal) => {
        if (profileItem.get()) await act(await checkAuthUntilReached(signal, () => {}));
      }),
    [],
  );
}

const exitFrom = (address: string, pathname: string) =>
  pathname === screens.categories
    ? screens.about
    : `${screens.logout}?next=${encodeURIComponent(address)}`;

/**
 * Asks the server when this tab knows no teacher, and leaves if there is none.
 * @returns whether the server has not answered yet, and what asks it at once
 */
export function useTeacherOrLeave(isMissing: boolean): {
  isUnreachable: boolean;
  askAgain: () => void;
} {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const exit = exitFrom(pathname + search + hash, pathname);
  const [isUnreachable, setUnreachable] = useState(false);
  const act = useCallback(async () => {
    setUnreachable(false);
    if (!profileItem.get()) await navigate(exit, { replace: true });
  }, [navigate, exit]);
  useEffect(
    () =>
      begin(async (signal) => {
        if (!isMissing) return;
        await checkAuthUntilReached(signal, () => setUnreachable(true));
        await act();
      }),
    [isMissing, act],
  );
  const askAgain = async () => {
    setUnreachable(false);
    if ((await checkAuth()) === 'unreachable') setUnreachable(true);
    else await act();
  };
  return { isUnreachable, askAgain: () => void askAgain() };
}
