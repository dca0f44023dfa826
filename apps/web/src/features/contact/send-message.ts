import { notifications } from '@mantine/notifications';
import { messages, type ContactMessage, contactMessages } from '@second-draft/contract';
import { ApiError, call, type FailureCode } from '../../lib/api/index.ts';
import { clientConfig } from '../../lib/installation/config.ts';
import { logProblem } from '../../lib/failures/log-problem.ts';

const TOAST_MS = 5_000;
const ID = 'contact-message';

const known: Partial<Record<FailureCode, string>> = {
  captcha_invalid: contactMessages.captchaExpired,
  too_many_requests: contactMessages.tooOften,
};

async function failureOf(refusal: unknown): Promise<string> {
  const words = refusal instanceof ApiError && known[refusal.code];
  if (words) return words;
  const address = await clientConfig().then(
    ({ contactEmail }) => contactEmail,
    () => null,
  );
  return address === null ? messages.connection.unreachable : contactMessages.failed(address);
}

/** @returns whether the message was sent */
export async function sendMessage(body: ContactMessage): Promise<boolean> {
  notifications.show({
    id: ID,
    message: contactMessages.sending,
    loading: true,
    autoClose: false,
    withCloseButton: false,
  });
  const shown = { id: ID, loading: false, autoClose: TOAST_MS, withCloseButton: true };
  try {
    await call('contact', { body });
    notifications.update({ ...shown, message: contactMessages.sent, color: 'pounamu' });
    return true;
  } catch (error) {
    logProblem('The message was not sent', error);
    notifications.update({ ...shown, message: await failureOf(error), color: 'rata' });
    return false;
  }
}
