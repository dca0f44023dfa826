export {
  createCompletionList,
  type CompletionList,
  type CompletionRow,
} from './completion-list.ts';
export type { EarlierDraftOf } from './asked-for/earlier.ts';
export { feedbackHandlers } from './handlers.ts';
export type { NamesKept } from './services.ts';
export { createCompletionStore } from './store.ts';
export { formerlyCalled, studentNamed } from './asked-for/student.ts';
export { createThreadsInTurn } from './threads/in-turn.ts';
export { createTextThreads, type TextThreads } from './threads/text-threads.ts';
export { askVerdicts, type VerdictServices } from './revision/ask-verdicts.ts';
export { textAfter, type JudgedRounds } from './revision/judge-rounds.ts';
