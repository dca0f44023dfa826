import { useNetwork } from '@mantine/hooks';
import { messages } from '@second-draft/contract';
import { useClientConfig } from '../lib/config.ts';
import classes from './shell.module.css';

function PretendSchoolNotice() {
  if (!useClientConfig()?.sandbox) return null;
  return (
    <aside className={classes.strip} aria-label="Pretend school">
      {messages.pretendSchool}
    </aside>
  );
}

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

export function Notices() {
  return (
    <>
      <PretendSchoolNotice />
      <OfflineNotice />
    </>
  );
}
