export { groupHandlers } from './handlers.ts';
export { createGroupStore } from './store.ts';
