export { findLocalModels } from './local-models.ts';
export { createModel } from './model.ts';
export { readContent } from './read-completion.ts';
export type { Message, Model, ModelSettings, Question, Tokens } from './types.ts';
