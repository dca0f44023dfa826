import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { isNowhere } from '../api/index.ts';

/**
 * Shows that there is no such page, in the screen's place, if that is why a call failed.
 * @returns whether it is
 */
export function useNotFound(failure: unknown): boolean {
  const navigate = useNavigate();
  const isMissing = isNowhere(failure);
  useEffect(() => {
    if (isMissing) void navigate('/404', { replace: true });
  }, [isMissing, navigate]);
  return isMissing;
}
