import { useNetwork } from '@mantine/hooks';
import { messages } from '@second-draft/contract';
import { Suspense } from 'react';
import { useProfile } from '../../features/session/index.ts';
import { useClientConfig } from '../../lib/installation/config.ts';
import { laterPart } from '../../lib/loading/later-part.ts';
import classes from '../shell.module.css';

const WeekButton = laterPart(() => import('../week-button.tsx'), { isOver: false });

function PretendSchoolNotice() {
  const teacher = useProfile();
  if (!useClientConfig()?.sandbox) return null;
  return (
    <aside className={classes.strip} aria-label="Pretend school">
      {messages.pretendSchool}
      <Suspense>{teacher && <WeekButton />}</Suspense>
    </aside>
  );
}

function OfflineNotice() {
  const { online } = useNetwork();
  return (
    <output className={classes.connection}>
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
