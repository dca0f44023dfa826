export { contactHandlers } from './handlers.ts';
export { createContactStore, type ContactStore } from './store.ts';
