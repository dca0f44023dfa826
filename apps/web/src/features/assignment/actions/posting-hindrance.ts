import { limits, messages, unfilledIn, type SecondDraft } from '@second-draft/contract';
import { isNextFeedback } from '../second-draft/asking/second-draft-of.ts';
import { isBeingWritten, isOtherFile, type Work } from '../work/work.ts';

export type PostingHindrance =
  | 'atWork'
  | 'nothing'
  | 'posted'
  | 'empty'
  | 'tooLong'
  | 'blank'
  | 'notPicked'
  | 'otherFile'
  | 'refused';

/** What is in the way in the words themselves, or because there are none. */
export function wordsHindranceOf({
  feedback,
  activity,
}: Pick<Work, 'feedback' | 'activity'>): PostingHindrance | null {
  // The words it would post are out of sight.
  if (isBeingWritten(activity)) return 'atWork';
  if (!feedback) return 'nothing';
  if (feedback.postedAt !== null) return 'posted';
  const { length } = feedback.text.trim();
  if (length === 0) return 'empty';
  if (length > limits.commentMax) return 'tooLong';
  return unfilledIn(feedback.text) ? 'blank' : null;
}

type Reachable = Pick<Work, 'file' | 'reading' | 'isAppAuthorized' | 'isCommentRefused'>;

function accessHindranceOf(work: Reachable): PostingHindrance | null {
  if (work.isAppAuthorized) return null;
  if (work.isCommentRefused) return 'refused';
  return isOtherFile(work) ? 'otherFile' : 'notPicked';
}

/** The first thing in the way of posting; null when nothing is. */
export const postingHindranceOf = (
  work: Pick<Work, 'feedback' | 'activity'> & Reachable,
): PostingHindrance | null => wordsHindranceOf(work) ?? accessHindranceOf(work);

/** A comment is on the document with other words than these, which may take its place. */
export const hasOlderComment = (
  { comment, feedback }: Pick<Work, 'comment' | 'feedback'>,
  draft: SecondDraft | null,
): boolean => comment !== null && feedback?.postedAt === null && !isNextFeedback(feedback, draft);

export const postingHints: Readonly<Record<PostingHindrance, string>> = {
  atWork: 'This feedback is still being written',
  nothing: 'There is no feedback here yet',
  posted: 'This feedback is already on the document. Change it to post again.',
  empty: 'There is nothing to post yet',
  tooLong: messages.comment.tooLong,
  blank: 'A blank is still empty. Put the student’s words there, or take it out.',
  notPicked: messages.comment.notPicked,
  otherFile: messages.comment.otherFile,
  refused: messages.comment.refused,
};
