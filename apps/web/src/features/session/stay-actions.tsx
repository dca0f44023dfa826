import { messages } from '@second-draft/contract';
import { closeLoginNotice } from './login-modal-state.ts';
import { renewAccess } from './renew-access.ts';
import { RenewingActions } from './renewing-actions.tsx';

export const StayActions = () => (
  <RenewingActions
    label="Stay logged in"
    failed={messages.session.notRenewed}
    renew={async () => {
      await renewAccess();
      closeLoginNotice();
    }}
    onLogOut={closeLoginNotice}
  />
);
