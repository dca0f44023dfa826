import { limits } from '@second-draft/contract';
import type { Handlers } from '../api/handlers.ts';
import type { Mail } from '../mail/index.ts';
import { deriveKey, type AppSecrets } from '../secrets/derive-key.ts';
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
  appSecrets: AppSecrets;
}): Pick<Handlers, 'captcha' | 'contact' | 'receivedMessages'> {
  const captcha = createCaptcha(parts.appSecrets);
  const senders = deriveKey(parts.appSecrets[0], 'contact senders');
  return {
    captcha: () => captcha.challenge(),
    async contact({ body, http, log }) {
      await receiveMessage({ ...parts, captcha }, body, senderKey(http.request.ip, senders), log);
      return 'Message sent';
    },
    async receivedMessages({ query }) {
      const limit = limits.messagesPerPage;
      const messages = await parts.store.list(query.before, limit);
      const last = messages.at(-1);
      return { messages, next: last && messages.length === limit ? last.id : null };
    },
  };
}
