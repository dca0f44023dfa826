export { ApiError, isAbort, isNowhere, type FailureCode } from './api-error.ts';
export { call } from './call.ts';
export { changesEnded } from './changes-under-way.ts';
export { inTurn } from './in-turn.ts';
export { onRefusal } from './refusals.ts';
