import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { profileItem } from '../../lib/session.ts';
import { checkAuth } from './auth-check.ts';

/** On load, checks the teacher whom session storage knows, and sends her where the answer says. */
export function useAuthCheck(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const check = async () => {
      if (!profileItem.get()) return;
      const outcome = await checkAuth();
      if (outcome === '/account' || outcome === '/logout') await navigate(outcome);
    };
    void check();
  }, [navigate]);
}

/** Where a screen leads that needs a teacher and has none. */
const exitOf = (pathname: string) =>
  pathname === '/categories' ? '/about' : `/logout?next=${encodeURIComponent(pathname)}`;

/** On a screen that needs a teacher and knows none: asks the server, and leaves if there is none. */
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
