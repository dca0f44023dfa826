import type { StudentText } from '../student-text.ts';

const wanted = /\b(?:poems?|haiku|acrostics?|limericks?|ballads?|cinquains?|free verse)\b/iu;

/** ‘Tell us what you think of the poem’ asks for none. */
const mentioned = /\b(?:the|this|that|about an?|favourite|read an?) (?:\p{L}+ )?poems?\b/giu;

/** Whether a class was asked to write a poem; false where it isn't known. */
export const isPoemAskedFor = ({ task = '' }: StudentText): boolean =>
  wanted.test(task.replace(mentioned, ' '));
