export { bindOperations, type Doorkeeper } from './bind.ts';
export { serializerCompiler } from './complete.ts';
export { refuseCrossSite } from './cross-site.ts';
export { inParts } from './download.ts';
export { answerErrors, answerUnknown, answerUnreadable } from './errors.ts';
export type { Caller, Handlers } from './handlers.ts';
export { answerBrokenRequest, createListener } from './listener.ts';
