import { Anchor } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { screens } from '@second-draft/contract';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { serverNow } from '../../lib/time/server-clock.ts';
import { useTeacher } from '../session/index.ts';
import { subscriptionReminder } from './subscription-reminder.ts';

const TOAST = 'subscription';
const SHOWN_MS = 6_000;

export function useSubscriptionToast(): void {
  const { subscription } = useTeacher();
  useEffect(() => {
    const reminder = subscriptionReminder(subscription, serverNow() / 1_000);
    if (reminder === null) return;
    notifications.show({
      id: TOAST,
      autoClose: SHOWN_MS,
      message: (
        <Anchor component={Link} to={screens.account} onClick={() => notifications.hide(TOAST)}>
          {reminder}
        </Anchor>
      ),
    });
  }, [subscription]);
}
