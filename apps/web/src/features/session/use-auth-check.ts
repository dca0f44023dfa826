import { screens } from '@second-draft/contract';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { profileItem } from '../../lib/session.ts';
import { checkAuth } from './auth-check.ts';

export function useAuthCheck(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const check = async () => {
      if (!profileItem.get()) return;
      const outcome = await checkAuth();
      if (outcome === screens.account || outcome === screens.logout) await navigate(outcome);
    };
    void check();
  }, [navigate]);
}

const exitOf = (pathname: string) =>
  pathname === screens.categories
    ? screens.about
    : `${screens.logout}?next=${encodeURIComponent(pathname)}`;

/** Asks the server when this tab knows no teacher, and leaves if there is none. */
export function useTeacherOrLeave(isMissing: boolean): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    const check = async () => {
      if (!isMissing) return;
      await checkAuth();
      if (!profileItem.get()) await navigate(exitOf(pathname), { replace: true });
    };
    void check();
  }, [isMissing, navigate, pathname]);
}
