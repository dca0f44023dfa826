export { createSessionCookie } from './cookie.ts';
export { createDoorkeeper } from './doorkeeper.ts';
export { authHandlers } from './handlers.ts';
export { createSessions } from './sessions.ts';
export { createSessionStore } from './store.ts';
