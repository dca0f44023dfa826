export { feedbackHandlers } from './handlers.ts';
export type { Rosters } from './services.ts';
export { createCompletionStore } from './store.ts';
export { createBuiltInWriter, type BuiltInWriter } from './writers/built-in-writer.ts';
