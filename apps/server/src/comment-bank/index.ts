export { commentBankHandlers } from './handlers.ts';
export { createCommentBank } from './store.ts';
