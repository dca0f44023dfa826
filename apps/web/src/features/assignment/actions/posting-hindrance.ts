import { limits, messages } from '@second-draft/contract';
import type { Work } from '../work/work.ts';

export type PostingHindrance = 'nothing' | 'posted' | 'empty' | 'tooLong' | 'notPicked' | 'refused';

/** The first thing in the way of posting; null when nothing is. */
export function postingHindranceOf({
  feedback,
  isAppAuthorized,
  isCommentRefused,
}: Pick<Work, 'feedback' | 'isAppAuthorized' | 'isCommentRefused'>): PostingHindrance | null {
  if (!feedback) return 'nothing';
  if (feedback.postedAt !== null) return 'posted';
  const { length } = feedback.text.trim();
  if (length === 0) return 'empty';
  if (length > limits.commentMax) return 'tooLong';
  if (isAppAuthorized) return null;
  return isCommentRefused ? 'refused' : 'notPicked';
}

export const postingHints: Readonly<Record<PostingHindrance, string>> = {
  nothing: 'There is no feedback here yet',
  posted: 'This feedback is already on the document. Change it to post again.',
  empty: 'There is nothing to post yet',
  tooLong: messages.comment.tooLong,
  notPicked: messages.comment.notPicked,
  refused: messages.comment.refused,
};
