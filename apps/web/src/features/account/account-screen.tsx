import { Alert } from '@mantine/core';
import { hasAccess, messages } from '@second-draft/contract';
import { IconInfoCircle } from '@tabler/icons-react';
import { useNowSeconds } from '../../lib/use-now.ts';
import { BreakingAddress } from '../../ui/breaking-address.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useTeacher } from '../session/index.ts';
import { accountFacts } from './account-facts.ts';
import classes from './account.module.css';
import { Paying } from './paying.tsx';
import { YourData } from './your-data.tsx';

export default function AccountScreen() {
  const profile = useTeacher();
  const now = useNowSeconds();
  return (
    <Screen heading="Account" width="narrow">
      {!hasAccess(profile.subscription, now) && (
        <Alert icon={<IconInfoCircle aria-hidden />} mb="lg">
          {messages.account.expired}
        </Alert>
      )}
      <dl className={classes.facts}>
        {accountFacts(profile, now).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <BreakingAddress>{value}</BreakingAddress>
            </dd>
          </div>
        ))}
      </dl>
      <Paying profile={profile} />
      <YourData />
    </Screen>
  );
}
