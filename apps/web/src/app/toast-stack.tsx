import { Notifications } from '@mantine/notifications';

const TOASTS_AT_ONCE = 20;
const TOAST_MS = 4_000;

export default function ToastStack() {
  return (
    <Notifications
      limit={TOASTS_AT_ONCE}
      autoClose={TOAST_MS}
      position="bottom-left"
      containerWidth="18rem"
    />
  );
}
