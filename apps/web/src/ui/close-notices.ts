import { notifications, notificationsStore } from '@mantine/notifications';

/** Unlike Mantine's `clean`, lets each notice know: the key of an offered Undo goes with it. */
export function closeNotices(): void {
  const { notifications: shown, queue } = notificationsStore.getState();
  for (const { id } of [...shown, ...queue]) if (id !== undefined) notifications.hide(id);
}
