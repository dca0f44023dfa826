import { Alert } from '@mantine/core';
import { hasAccess, accountMessages, type Subscription } from '@second-draft/contract';
import { IconInfoCircle } from '../../ui/icons/drawn/info-circle.ts';
import type { ReactNode } from 'react';
import { useNowSeconds } from '../../lib/time/use-now.ts';
import { Facts } from '../../ui/facts.tsx';
import { Screen } from '../../ui/screen.tsx';
import { useTeacher } from '../session/index.ts';
import { accountFacts } from './account-facts.ts';
import classes from './account.module.css';
import { Paying } from './paying.tsx';
import { SentFeedbacks } from './sent-feedbacks.tsx';
import { YourData } from './your-data.tsx';

function problemOf(subscription: Subscription, now: number): string | null {
  const { expired, paymentFailed, paysBesidesLicence, paysTwice } = accountMessages.account;
  if (!hasAccess(subscription, now)) return expired;
  if (subscription.paymentFailed) return paymentFailed;
  if (!subscription.paysBesides) return null;
  return subscription.type === 'team' ? paysBesidesLicence : paysTwice;
}

/**
 * @param notice takes the place of what is wrong with the subscription
 * @param isPaid has nothing more to buy
 */
export function AccountPage({ notice, isPaid = false }: { notice?: ReactNode; isPaid?: boolean }) {
  const profile = useTeacher();
  const now = useNowSeconds();
  const problem = problemOf(profile.subscription, now);
  return (
    <Screen heading="Account" width="narrow">
      {notice ??
        (problem && (
          <Alert icon={<IconInfoCircle aria-hidden />} mb="lg">
            {problem}
          </Alert>
        ))}
      <Facts className={classes.facts} facts={accountFacts(profile, now)} />
      {!isPaid && <Paying profile={profile} />}
      <SentFeedbacks />
      <YourData />
    </Screen>
  );
}
