import { isOtherFile, type Work } from './work.ts';

/** False for a box that the teacher has opened and left empty. */
export const hasFeedback = ({ feedback }: Work): boolean =>
  feedback !== null && (feedback.postedAt !== null || feedback.text.trim() !== '');

/** And can be picked. */
export const needsPicking = (work: Work): boolean =>
  !work.isAppAuthorized && !work.isCommentRefused && !isOtherFile(work);

export type Standing =
  | 'toRead'
  | 'nothing'
  | 'writing'
  | 'written'
  | 'ready'
  | 'notPosted'
  | 'posted'
  | 'changed';

/**
 * 'changed': the document was edited after the feedback was posted; 'notPosted': posting failed.
 */
export function standingOf(work: Work): Standing {
  const { activity, feedback, modifiedTime } = work;
  if (activity.kind === 'generating') return 'writing';
  if (work.concern) return 'toRead';
  if (!feedback || !hasFeedback(work)) return 'nothing';
  if (feedback.postedAt === null) {
    if (work.postingProblem !== null) return 'notPosted';
    return feedback.isReady ? 'ready' : 'written';
  }
  const isChanged =
    modifiedTime !== null && Date.parse(modifiedTime) > Date.parse(feedback.postedAt);
  return isChanged ? 'changed' : 'posted';
}

/** By priority: a student gets the first that any of her documents has. */
const standings: readonly Standing[] = [
  'toRead',
  'writing',
  'notPosted',
  'changed',
  'written',
  'ready',
  'posted',
  'nothing',
];

export function firstStanding(those: readonly Standing[]): Standing {
  const present = new Set(those);
  return standings.find((standing) => present.has(standing)) ?? 'nothing';
}
