import { screens } from '@second-draft/contract';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { onRefusal, type FailureCode } from '../../lib/api/index.ts';
import { showLoginNotice, tellSessionEnded } from './login-modal-state.ts';

const leadsTo: Partial<Record<FailureCode, string>> = {
  subscription_expired: screens.account,
  subscription_required: screens.account,
};

export function useRefusals(): void {
  const navigate = useNavigate();
  useEffect(
    () =>
      onRefusal(({ code, message }) => {
        const destination = leadsTo[code];
        if (destination) void navigate(destination);
        if (code === 'not_signed_in' || code === 'session_ended') tellSessionEnded();
        if (code === 'sign_in_expired') showLoginNotice({ message, canStay: true });
      }),
    [navigate],
  );
}
