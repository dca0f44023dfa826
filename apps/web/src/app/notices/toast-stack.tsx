import { useNetwork } from '@mantine/hooks';
import { Notifications } from '@mantine/notifications';
import classes from './toast-stack.module.css';

const TOASTS_AT_ONCE = 20;
const TOAST_MS = 4_000;

/** As wide as the list of a class, so that no student's writing is covered beside it. */
const WIDTH = '16rem';

export default function ToastStack() {
  const { online } = useNetwork();
  return (
    <Notifications
      className={`${classes.stack} ${online ? '' : classes.aboveLine}`}
      limit={TOASTS_AT_ONCE}
      autoClose={TOAST_MS}
      position="bottom-left"
      containerWidth={WIDTH}
    />
  );
}
