export { draftHandlers } from './handlers.ts';
export { createDraftStore, type DraftStore } from './store.ts';
