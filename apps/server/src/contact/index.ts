export { contactHandlers } from './handlers.ts';
export { keepMailing, TRIED_FOR_MS } from './keep-mailing.ts';
export { createContactStore, type ContactStore } from './store.ts';
export { claimMessages, forgetMessagesFrom } from './whose-messages.ts';
