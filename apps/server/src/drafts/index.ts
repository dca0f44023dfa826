export { createCommentsInDrafts, type CommentsInDrafts } from './comments-in-drafts.ts';
export { draftHandlers } from './handlers.ts';
export { createDraftStore, type DraftStore } from './store.ts';
