import { anyOf } from './any-of.ts';

/** What is only wished for or imagined has neither happened nor been counted. */
export const wished = anyOf(
  String.raw`wish\p{L}*|if only|dream\p{L}*|hope[ds]?|would|\p{L}+['’]d (?:like|love|buy|have|get)|want(?:s|ed)? to|going to (?:be|have|get|buy)|imagine`,
);
