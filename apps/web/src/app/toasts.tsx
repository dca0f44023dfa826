import { useNotifications } from '@mantine/notifications';
import { Suspense, useState } from 'react';
import { useIsPageCovered } from '../features/session/index.ts';
import { laterPart } from '../lib/later-part.ts';

const ToastStack = laterPart(() => import('./toast-stack.tsx'));

export function Toasts() {
  const { notifications } = useNotifications();
  const isPageCovered = useIsPageCovered();
  const [isNeeded, setNeeded] = useState(false);
  if (notifications.length > 0 && !isNeeded) setNeeded(true);
  return <Suspense>{isNeeded && !isPageCovered && <ToastStack />}</Suspense>;
}
