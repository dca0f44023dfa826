import type { StudentText } from '../../text/student-text.ts';
import { isBiography } from './is-biography.ts';
import { isComparison } from './is-comparison.ts';
import { isExperiment } from './is-experiment.ts';
import { isHistory } from './is-history.ts';
import { isReview } from './is-review.ts';

/** Whether what happens in a text is found out, weighed or dated: it has neither a scene to set nor a moment to live through. */
export const weighsFacts = (text: StudentText): boolean =>
  isExperiment(text) || isComparison(text) || (isHistory(text) && !isBiography(text));

/** Whether a text tells what happened as facts, in which no reader wants to know what somebody felt. */
export const tellsFacts = (text: StudentText): boolean =>
  weighsFacts(text) || isBiography(text) || isReview(text);
