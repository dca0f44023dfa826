export { documentHandlers } from './handlers.ts';
