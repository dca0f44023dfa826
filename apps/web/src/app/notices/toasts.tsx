import { useNotifications } from '@mantine/notifications';
import { Suspense, useState } from 'react';
import { laterPart } from '../../lib/loading/later-part.ts';

const ToastStack = laterPart(() => import('./toast-stack.tsx'));

export function Toasts() {
  const { notifications } = useNotifications();
  const [isNeeded, setNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && <ToastStack />}</Suspense>;
}
