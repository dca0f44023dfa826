import { screens } from '@second-draft/contract';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isAbort } from '../../lib/api/index.ts';
import { logProblem } from '../../lib/log-problem.ts';
import { profileItem } from '../../lib/session.ts';
import { checkAuthUntilReached } from './auth-check.ts';

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
  useEffect(
    () =>
      begin(async (signal) => {
        if (!profileItem.get()) return;
        const outcome = await checkAuthUntilReached(signal, () => {});
        if (outcome !== 'signedIn') await navigate(outcome);
      }),
    [navigate],
  );
}

const exitOf = (pathname: string) =>
  pathname === screens.categories
    ? screens.about
    : `${screens.logout}?next=${encodeURIComponent(pathname)}`;

/**
 * Asks the server when this tab knows no teacher, and leaves if there is none.
 * @returns whether the server has not answered yet, and what asks it at once
 */
export function useTeacherOrLeave(isMissing: boolean): {
  isUnreachable: boolean;
  askAgain: () => void;
} {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [isUnreachable, setUnreachable] = useState(false);
  const [times, setTimes] = useState(0);
  useEffect(
    () =>
      begin(async (signal) => {
        if (!isMissing) return;
        await checkAuthUntilReached(signal, () => setUnreachable(true));
        setUnreachable(false);
        if (!profileItem.get()) await navigate(exitOf(pathname), { replace: true });
      }),
    [isMissing, navigate, pathname, times],
  );
  return { isUnreachable, askAgain: () => setTimes(times + 1) };
}
