import { limits } from '@second-draft/contract';
import type { Handlers } from '../api/index.ts';
import type { FindCaller } from '../auth/index.ts';
import type { Mail } from '../mail/index.ts';
import type { RateLimits } from '../rates/index.ts';
import type { AppSecrets } from '../secrets/index.ts';
import { createCaptcha } from './captcha.ts';
import { receiveMessage } from './receive-message.ts';
import type { ContactStore } from './store.ts';

/** @param parts.mail null when no mail server is set; messages are kept anyway */
export function contactHandlers(parts: {
  store: ContactStore;
  mail: Mail | null;
  rateLimits: Pick<RateLimits, 'count'>;
  appSecrets: AppSecrets;
  findCaller: FindCaller;
}): Pick<Handlers, 'captcha' | 'contact' | 'receivedMessages'> {
  const captcha = createCaptcha(parts.appSecrets);
  return {
    captcha: () => captcha.challenge(),
    async contact({ body, http, log }) {
      const sender = (await parts.findCaller(http.request))?.id ?? null;
      await receiveMessage({ ...parts, captcha }, body, sender, http.request.ip, log);
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
