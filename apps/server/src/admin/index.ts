export { adminHandlers } from './handlers.ts';
