import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onRefusal, type FailureCode } from '../../lib/api/index.ts';
import { showLoginNotice } from './login-modal-state.ts';

const leadsTo: Partial<Record<FailureCode, string>> = {
  not_signed_in: '/logout',
  session_ended: '/logout',
  subscription_expired: '/account',
  subscription_required: '/account',
};

export function useRefusals(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onRefusal(({ code, message }) => {
        const destination = leadsTo[code];
        if (destination) void navigate(destination);
        if (code === 'sign_in_expired') showLoginNotice({ message, canStay: true });
      }),
    [navigate],
  );
}
