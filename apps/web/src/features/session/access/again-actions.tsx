import { useNavigate } from 'react-router';
import { useClassroomWords } from '../../../lib/installation/classroom-words.ts';
import { closeNotices } from '../../../ui/close-notices.ts';
import { askAgain } from './ask-again.ts';
import { DEFAULT_DESTINATION } from '../signing-in/destination.ts';
import { RenewingActions } from './renewing-actions.tsx';
import { signInAgain } from '../signing-in/sign-in-again.ts';

/** The notice stays until she is logged in or out: it covers the class's writing. */
export function AgainActions() {
  const navigate = useNavigate();
  const { logIn } = useClassroomWords();
  const renew = async () => {
    if (await signInAgain()) askAgain();
    else {
      closeNotices();
      await navigate(DEFAULT_DESTINATION);
    }
  };
  return (
    <RenewingActions
      label={logIn}
      leave="Leave"
      failed="Logging in did not work. Try again. What you typed is kept until you leave."
      renew={renew}
      onLogOut={closeNotices}
    />
  );
}
