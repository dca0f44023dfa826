export { adminHandlers } from './handlers.ts';
export { createCompletionList, type CompletionList } from './store.ts';
