export { answerHealth, isProbe } from './answer-health.ts';
export { createHealth, type Health } from './health.ts';
export { shedLoad } from './shed-load.ts';
