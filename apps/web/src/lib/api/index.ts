export {
  ApiError,
  isAbort,
  isNowhere,
  isUnreached,
  mayPass,
  unreached,
  type FailureCode,
} from './api-error.ts';
export { call } from './call.ts';
export { changesEnded, sendBeforeEnd } from './changes-under-way.ts';
export { coalesced } from './coalesced.ts';
export { LONGEST_CHANGE_MS } from './longest-change.ts';
export { onRefusal } from './refusals.ts';
export { untilAnswered } from './until-answered.ts';
export { reconnection, sendAgain, untilReached } from './until-reached.ts';
