export {
  createCompletionList,
  type CompletionList,
  type CompletionRow,
} from './completion-list.ts';
export { feedbackHandlers } from './handlers.ts';
export { createCompletionStore } from './store.ts';
export { createBuiltInWriter, type BuiltInWriter } from './writers/built-in-writer.ts';
