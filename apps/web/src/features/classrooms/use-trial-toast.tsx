import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { messages, screens } from '@second-draft/contract';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { useTeacher } from '../session/index.ts';
import { trialDaysToRemindOf } from './trial-reminder.ts';

const SHOWN_MS = 6_000;

export function useTrialToast(): void {
  const { subscription } = useTeacher();
  useEffect(() => {
    const days = trialDaysToRemindOf(subscription, Date.now() / 1_000);
    if (days === null) return;
    notifications.show({
      id: 'trial',
      autoClose: SHOWN_MS,
      message: (
        <Anchor component={Link} to={screens.account} onClick={() => notifications.hide('trial')}>
          {messages.classrooms.trialEnds(days)}
        </Anchor>
      ),
    });
  }, [subscription]);
}
