export { draftHandlers } from './handlers.ts';
export { createDraftStore } from './store.ts';
