export { contactHandlers } from './handlers.ts';
export { createContactStore } from './store.ts';
