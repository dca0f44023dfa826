import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { DEFAULT_DESTINATION, useProfile } from '../session/index.ts';

export function useActiveTeacherGoesOn(): void {
  const navigate = useNavigate();
  const isActive = useProfile()?.subscription.status === 'active';
  useEffect(() => {
    if (isActive) void navigate(DEFAULT_DESTINATION, { replace: true });
  }, [isActive, navigate]);
}
