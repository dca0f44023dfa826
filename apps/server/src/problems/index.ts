export { loggable } from './loggable.ts';
export { Problem } from './problem.ts';
export { unlessGone } from './unless-gone.ts';
