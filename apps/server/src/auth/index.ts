export { createSessionCookie, type SessionCookie } from './cookie.ts';
export { createDoorkeeper, requireAccess } from './doorkeeper.ts';
export { createFindCaller, type FindCaller } from './find-caller.ts';
export { authHandlers } from './handlers.ts';
export { createSessions, TOKEN_PURPOSE, type Sessions } from './sessions.ts';
export { createSessionStore } from './store.ts';
