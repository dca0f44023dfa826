export { ApiError, isAbort, type FailureCode } from './api-error.ts';
export { call, type Answered, type CallOptions } from './call.ts';
export { changesEnded } from './changes-under-way.ts';
export { inTurn } from './in-turn.ts';
export { onRefusal } from './refusals.ts';
