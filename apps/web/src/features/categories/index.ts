export { takeInFresh } from './take-in-fresh.ts';
