import type { FileAccess, OtherWords } from '@second-draft/contract';
import { simplifiedFeedback } from './simplified-feedback.ts';
import {
  blankFeedback,
  textOf,
  withRestored,
  type Activity,
  type Feedback,
  type Work,
} from './work.ts';
import type { SavedWork, WorkEvent } from './work-event.ts';

const idle: Activity = { kind: 'none' };

const noProblem = { postingProblem: null, writingProblem: null };

/** A changed text is looked at again. */
const unread = { concern: null, isReadByTeacher: false };

/** Null when the text equals the document's. */
const typedOver = (documentText: string, text: string | null) =>
  text === documentText ? null : text;

function withFeedback(work: Work, changes: Partial<Feedback>): Work {
  return work.feedback ? { ...work, feedback: { ...work.feedback, ...changes } } : work;
}

function withDocument(work: Work, text: string, changes: Partial<Work>): Work {
  return {
    ...work,
    ...(text !== work.documentText && unread),
    ...changes,
    reading: { kind: 'done' },
    documentText: text,
    typedText: typedOver(text, work.typedText),
  };
}

function withAccess(
  work: Work,
  { isAppAuthorized, isCommentRefused, modifiedTime }: FileAccess,
): Work {
  return {
    ...work,
    isAppAuthorized,
    isCommentRefused,
    modifiedTime: modifiedTime ?? work.modifiedTime,
  };
}

/** Words that turn out to be on the document have no problem left, whoever posted them, and where. */
const withoutOldProblem = (work: Work): Work =>
  work.feedback && work.feedback.postedAt !== null ? { ...work, postingProblem: null } : work;

function withDraft(work: Work, draft: SavedWork): Work {
  const isRead = work.reading.kind === 'done';
  return withoutOldProblem({
    ...work,
    typedText: isRead ? typedOver(work.documentText, draft.text) : draft.text,
    category: draft.category ?? work.category,
    length: draft.length ?? work.length,
    feedback:
      draft.feedback === null
        ? null
        : {
            text: draft.feedback,
            id: draft.feedbackId,
            points: draft.points,
            checks: draft.checks,
            simplified: draft.simplified,
            asked: draft.asked,
            writtenTo: draft.writtenTo,
            isReady: draft.isReady,
            postedAt: draft.postedAt,
          },
    comment: draft.comment,
    others: draft.others,
    changedAt: draft.changedAt,
  });
}

function withOther(work: Work, other: OtherWords): Work {
  const others = work.others.filter(({ version }) => version !== other.version);
  const typedText = other.text === null ? work.typedText : typedOver(work.documentText, other.text);
  const text = other.feedback ?? '';
  if (text.trim() === '') return { ...work, others, typedText };
  const feedback = { ...(work.feedback ?? blankFeedback), text, isReady: false, postedAt: null };
  return { ...work, others, typedText, feedback };
}

/** Pure; the store dates the teacher's changes. */
// oxlint-disable-next-line typescript/consistent-return -- the compiler knows that every kind has its case
export function reduceWork(work: Work, event: WorkEvent): Work {
  switch (event.kind) {
    case 'read': {
      const { kind, text } = event.document;
      const file = { ...work.file, kind: kind ?? work.file.kind };
      return withDocument(withAccess(work, event.document), text ?? '', {
        file,
        isReloading: false,
      });
    }
    case 'readFailed':
      return {
        ...withAccess(work, event.access),
        isReloading: false,
        reading: { kind: 'failed', problem: event.problem },
      };
    case 'draftFound':
    case 'draftTakenBack':
      return withDraft(work, event.draft);
    case 'typed':
      return { ...work, typedText: typedOver(work.documentText, event.text), ...unread };
    case 'reloading':
      return { ...work, isReloading: true };
    case 'reloaded':
      return {
        ...withDocument(work, event.text, { isReloading: false, ...unread }),
        typedText: null,
      };
    case 'reloadFailed':
      return { ...work, isReloading: false };
    case 'categoryChosen':
      return { ...work, category: event.category };
    case 'lengthChosen':
      return { ...work, length: event.length };
    case 'began':
      return { ...work, activity: event.activity, ...noProblem };
    case 'ended':
      return { ...work, activity: idle };
    case 'feedbackArrived':
      return { ...work, activity: idle, feedback: event.feedback, ...noProblem };
    case 'writingFailed':
      return { ...work, writingProblem: event.reason };
    case 'concernFound':
      return { ...work, activity: idle, concern: event.concern };
    case 'concernRead':
      return { ...work, concern: null, isReadByTeacher: true };
    case 'feedbackEdited':
      return withFeedback(work, { text: event.text, postedAt: null });
    case 'simplified':
      return {
        ...work,
        activity: idle,
        feedback: work.feedback && simplifiedFeedback(work.feedback, event.answer, textOf(work)),
      };
    case 'simplifyUndone':
      return work.feedback?.longer
        ? withoutOldProblem(withRestored(work, work.feedback.longer))
        : work;
    case 'feedbackCleared':
      return { ...work, feedback: null, postingProblem: null };
    case 'feedbackRestored':
      return withoutOldProblem(withRestored(work, event.feedback));
    case 'readySet':
      return withFeedback(work, { isReady: event.isReady });
    case 'posted': {
      const { comment, words } = event;
      const after = { ...work, activity: idle, comment };
      // Another tab may have put other words here while these were on their way.
      const isOfThese = work.feedback?.text.trim() === words.trim();
      return isOfThese
        ? withFeedback(after, { postedAt: comment.postedAt, isReady: false })
        : after;
    }
    case 'postingFailed':
      return { ...work, activity: idle, postingProblem: event.reason };
    case 'commentGone':
      return { ...work, comment: null };
    case 'commentFound':
      return { ...work, comment: event.comment };
    case 'othersLeft':
      return { ...work, others: [] };
    case 'otherTaken':
      return withOther(work, event.other);
    case 'accessKnown':
      return withAccess(work, event.access);
  }
}
