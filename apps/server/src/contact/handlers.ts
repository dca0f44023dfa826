import type { Handlers } from '../api/handlers.ts';
import type { Mail } from '../mail/index.ts';
import { deriveKey } from '../secrets/derive-key.ts';
import { createCaptcha } from './captcha.ts';
import { receiveMessage } from './receive-message.ts';
import { senderKey } from './sender-key.ts';
import type { ContactStore } from './store.ts';

/**
 * The contact form.
 * @param parts.mail null where no mail server is set: messages are kept all the same.
 */
export function contactHandlers(parts: {
  store: ContactStore;
  mail: Mail | null;
  appSecret: string;
}): Pick<Handlers, 'captcha' | 'contact'> {
  const captcha = createCaptcha(parts.appSecret);
  const senders = deriveKey(parts.appSecret, 'contact senders');
  return {
    captcha: () => captcha.challenge(),
    async contact({ body, http, log }) {
      await receiveMessage({ ...parts, captcha }, body, senderKey(http.request.ip, senders), log);
      return 'Message sent';
    },
  };
}
