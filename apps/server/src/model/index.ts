export { createModel } from './model.ts';
export type { Message, Model, ModelSettings, Question, Tokens } from './types.ts';
