export { createModel } from './model.ts';
export type { Message, Model, ModelAnswer, ModelSettings, Question, Tokens } from './types.ts';
