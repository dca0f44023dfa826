import { notifications } from '@mantine/notifications';
import { messages, type ContactMessage } from '@second-draft/contract';
import { call } from '../../lib/api/index.ts';
import { clientConfig } from '../../lib/config.ts';

const TOAST_MS = 5_000;
const ID = 'contact-message';

async function failure(): Promise<string> {
  const address = await clientConfig().then(
    ({ contactEmail }) => contactEmail,
    () => null,
  );
  return address === null ? messages.connection.unreachable : messages.contact.failed(address);
}

/** @returns whether the message was sent */
export async function sendMessage(body: ContactMessage): Promise<boolean> {
  notifications.show({
    id: ID,
    message: messages.contact.sending,
    loading: true,
    autoClose: false,
    withCloseButton: false,
  });
  const shown = { id: ID, loading: false, autoClose: TOAST_MS, withCloseButton: true };
  try {
    await call('contact', { body });
    notifications.update({ ...shown, message: messages.contact.sent, color: 'pounamu' });
    return true;
  } catch {
    notifications.update({ ...shown, message: await failure(), color: 'rata' });
    return false;
  }
}
