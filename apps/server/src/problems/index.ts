export { loggable } from './loggable.ts';
export { Problem } from './problem.ts';
