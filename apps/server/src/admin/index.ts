export { adminHandlers } from './handlers.ts';
export { createCompletionList } from './store.ts';
