import { useNetwork } from '@mantine/hooks';
import { messages } from '@second-draft/contract';
import { useClientConfig } from '../lib/config.ts';
import classes from './shell.module.css';

/** Says that this is the pretend school, where it is. */
function PretendSchoolNotice() {
  if (!useClientConfig()?.sandbox) return null;
  return (
    <aside className={classes.strip} aria-label="Pretend school">
      {messages.pretendSchool}
    </aside>
  );
}

/** Says that the connection is gone, while it is. */
function OfflineNotice() {
  const { online } = useNetwork();
  return (
    <output>
      {!online && (
        <div className={`${classes.strip} ${classes.offline}`}>{messages.connection.offline}</div>
      )}
    </output>
  );
}

/** What is true of the whole app just now, at the foot of the window. */
export function Notices() {
  return (
    <>
      <PretendSchoolNotice />
      <OfflineNotice />
    </>
  );
}
