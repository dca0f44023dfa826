import { useNavigate } from 'react-router';
import { askAgain } from './ask-again.ts';
import { DEFAULT_DESTINATION } from '../signing-in/destination.ts';
import { closeLoginNotice } from '../notice/login-modal-state.ts';
import { renewAccess } from './renew-access.ts';
import { RenewingActions } from './renewing-actions.tsx';

export function StayActions() {
  const navigate = useNavigate();
  const renew = async () => {
    const isSame = await renewAccess();
    closeLoginNotice();
    if (isSame) askAgain();
    else await navigate(DEFAULT_DESTINATION);
  };
  return (
    <RenewingActions
      label="Stay logged in"
      failed="Google did not renew your access. Try again, or log out and in. What you typed is kept."
      renew={renew}
      onLogOut={closeLoginNotice}
    />
  );
}
