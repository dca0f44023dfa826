import { Anchor } from '@mantine/core';
import { notifications, type NotificationData } from '@mantine/notifications';
import { messages, screens } from '@second-draft/contract';
import { Link } from 'react-router';
import { ApiError, isAbort } from '../../../lib/api/index.ts';
import { tellProblem, WITH_REASON_MS } from '../../../lib/failures/tell-failed.ts';
import { whenSeen } from '../../../lib/browser/when-seen.ts';
import { closeNotices } from '../../../ui/close-notices.ts';

const DONE_MS = 2_000;

function LogoutLink() {
  return (
    <Anchor component={Link} to={screens.logout} inherit underline="always" onClick={closeNotices}>
      Log out
    </Anchor>
  );
}

/** Takes the place of the notice before that has the same id. */
function showAnew(notice: NotificationData): void {
  // `show` ignores an id already on screen, `update` one that is not.
  notifications.show(notice);
  notifications.update(notice);
}

/** What the failure's message says to do; null where it says nothing of use. */
export const adviceOf = (error: unknown): string | null =>
  error instanceof ApiError && !['internal', 'invalid_request', 'not_found'].includes(error.code)
    ? error.message
    : null;

/** Feedback for a class takes a while, in which she may be in another tab. */
export const tellFeedbackFailed = (error: unknown): void =>
  whenSeen(() =>
    showAnew({
      id: 'feedback-failed',
      color: 'rata',
      title: messages.feedback.failed,
      autoClose: WITH_REASON_MS,
      message: adviceOf(error) ?? (
        <>
          {messages.feedback.failedHint} <LogoutLink />
        </>
      ),
    }),
  );

export const tell = (message: string): void => whenSeen(() => notifications.show({ message }));

/** The message says of whom, and no one error is the reason. */
export const tellNotDone = (message: string): void => whenSeen(() => tellProblem(message));

const POSTING_LATER = 'posting-later';

/** @param stays until it is closed, or something is posted or planned again */
export function tellOfPostingLater(message: string, { stays = false } = {}): void {
  notifications.show({ id: POSTING_LATER, message, ...(stays && { autoClose: false }) });
}

export const forgetPostingLater = (): void => void notifications.hide(POSTING_LATER);

export const tellAnew = (id: string, message: string): void => showAnew({ id, message });

export const tellDone = (message: string): void =>
  whenSeen(() => notifications.show({ message, color: 'pounamu', autoClose: DONE_MS }));

/** Successful postings share one notice: five would cover the page. */
const POSTING = 'posting';

function tellPosting(notice: {
  message: string;
  loading: boolean;
  autoClose: number | false;
}): void {
  showAnew({ id: POSTING, color: 'pounamu', ...notice });
}

interface PostingWords {
  begun: (firstName: string) => string;
  done: (firstName: string) => string;
}

const { posting, posted, changing, changed, failed } = messages.comment;

export const postingWords: PostingWords = { begun: posting, done: posted };
export const changingWords: PostingWords = { begun: changing, done: changed };

/** Its message already says what to do. */
const isOfComment = (error: unknown): error is ApiError =>
  error instanceof ApiError &&
  ['comment_gone', 'comment_refused', 'comment_unseen', 'file_not_picked'].includes(error.code);

/** The latest by the student's name: it is over once she tries again. */
const failedPostings = new Map<string, string>();

/** Shows how a posting goes; never rejects. */
export async function followPosting(
  underWay: Promise<unknown>,
  firstName: string,
  { begun, done }: PostingWords,
): Promise<void> {
  notifications.hide(failedPostings.get(firstName) ?? '');
  tellPosting({ message: begun(firstName), loading: true, autoClose: false });
  try {
    await underWay;
    tellPosting({ message: done(firstName), loading: false, autoClose: DONE_MS });
  } catch (error) {
    notifications.hide(POSTING);
    if (isAbort(error)) return;
    const words = isOfComment(error) ? error.message : failed(firstName);
    failedPostings.set(firstName, tellProblem(words));
  }
}

export function tellAssignmentFailed(): void {
  notifications.show({
    id: 'assignment-failed',
    color: 'rata',
    autoClose: WITH_REASON_MS,
    message: (
      <>
        {messages.assignment.failed} <LogoutLink />
      </>
    ),
  });
}
