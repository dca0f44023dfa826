import type {
  Asked,
  Checks,
  Concern,
  DraftContent,
  FeedbackLength,
  OtherWords,
  Point,
  PostedComment,
  ReadDocument,
} from '@second-draft/contract';
import type { AttachedFile } from '../documents/attached-file.ts';

export interface Feedback {
  readonly text: string;
  /** The server's id; null for feedback it did not write. */
  readonly id: string | null;
  readonly points: Point[];
  readonly checks: Checks | null;
  readonly simplified: boolean;
  /** What was set when it was asked for; null for the teacher's own words. */
  readonly asked: Asked | null;
  /** What the student was called then; null where that isn't known. */
  readonly writtenTo: string | null;
  /** The version before Simplify, for Undo. */
  readonly longer?: Feedback;
  /** The teacher has read it and marked it to be posted with the others. */
  readonly isReady: boolean;
  /** ISO 8601 instant when these words were posted; null when they were not. */
  readonly postedAt: string | null;
}

export const blankFeedback: Feedback = {
  text: '',
  id: null,
  points: [],
  checks: null,
  simplified: false,
  asked: null,
  writtenTo: null,
  isReady: false,
  postedAt: null,
};

export type Activity =
  | { readonly kind: 'none' }
  | { readonly kind: 'generating' | 'simplifying'; readonly message: string }
  /** `isWaiting`: for the connection. */
  | { readonly kind: 'posting'; readonly isWaiting: boolean };

/** By the writer, who may simplify what was there. */
export const isBeingWritten = (
  activity: Activity,
): activity is Extract<Activity, { message: string }> =>
  activity.kind === 'generating' || activity.kind === 'simplifying';

export type Reading =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly problem: ReadDocument['problem'] };

export interface Work {
  readonly file: AttachedFile;
  readonly reading: Reading;
  readonly isReloading: boolean;
  /** The document's text without the template's lines. */
  readonly documentText: string;
  /** The teacher's version of the text; null when unchanged. */
  readonly typedText: string | null;
  /** ISO 8601 instant; null when unknown. */
  readonly modifiedTime: string | null;
  /** The app may comment on the document. */
  readonly isAppAuthorized: boolean;
  /** The file is picked, but takes no comments from the teacher. */
  readonly isCommentRefused: boolean;
  readonly category: string | null;
  readonly length: FeedbackLength;
  readonly feedback: Feedback | null;
  /** The teacher's comment on the document, even if the feedback has changed since. */
  readonly comment: PostedComment | null;
  /** What she wrote elsewhere at the same time; she chooses. */
  readonly others: OtherWords[];
  /** Why the last try to post failed; null when it didn't. */
  readonly postingProblem: string | null;
  /** Why the last try to get feedback failed; null when it didn't. */
  readonly writingProblem: string | null;
  /** Why she should read the text herself; null where nothing is known, or once she has. */
  readonly concern: Concern | null;
  /** She has read this text herself, and wants feedback on it. */
  readonly isReadByTeacher: boolean;
  readonly activity: Activity;
  /** ISO 8601 instant of the teacher's last change; null before the first. */
  readonly changedAt: string | null;
}

/** False once the teacher has typed a text of her own. */
export const isTextAwaited = ({ reading, typedText }: Work): boolean =>
  reading.kind === 'waiting' && typedText === null;

/** The document could not be read, and the teacher has typed nothing instead. */
export const isUnread = (work: Work): boolean =>
  work.reading.kind === 'failed' && textOf(work) === '';

/** Neither its link nor a try to read it shows a document: the picker doesn't offer such files. */
export const isOtherFile = ({ file, reading }: Pick<Work, 'file' | 'reading'>): boolean =>
  file.kind === null &&
  reading.kind === 'failed' &&
  (reading.problem === 'unreadable' || reading.problem === 'presentations_off');

const DEFAULT_LENGTH: FeedbackLength = 1;

const noOthers: OtherWords[] = [];

export function newWork(
  file: AttachedFile,
  { length = DEFAULT_LENGTH, category = null }: Partial<Pick<Work, 'length' | 'category'>> = {},
): Work {
  return {
    file,
    reading: { kind: 'waiting' },
    isReloading: false,
    documentText: '',
    typedText: null,
    modifiedTime: null,
    isAppAuthorized: false,
    isCommentRefused: false,
    category,
    length,
    feedback: null,
    comment: null,
    others: noOthers,
    postingProblem: null,
    writingProblem: null,
    concern: null,
    isReadByTeacher: false,
    activity: { kind: 'none' },
    changedAt: null,
  };
}

export const textOf = (work: Work): string => work.typedText ?? work.documentText;

const noPoints: Point[] = [];

/** What a draft saves, all but which change it is. */
export function keptOf({
  typedText,
  feedback,
  comment,
  others,
  category,
  length,
}: Work): Omit<DraftContent, 'changedAt' | 'version'> {
  return {
    text: typedText,
    feedback: feedback?.text ?? null,
    feedbackId: feedback?.id ?? null,
    points: feedback?.points ?? noPoints,
    checks: feedback?.checks ?? null,
    simplified: feedback?.simplified ?? false,
    asked: feedback?.asked ?? null,
    writtenTo: feedback?.writtenTo ?? null,
    isReady: feedback?.isReady ?? false,
    category,
    length,
    postedAt: feedback?.postedAt ?? null,
    comment,
    others,
  };
}

/** Feedback that comes back counts as posted only while the comment is still its own. */
export function withRestored(work: Work, feedback: Feedback): Work {
  const { postedAt } = feedback;
  const isThere = work.comment !== null && work.comment.postedAt === postedAt;
  return { ...work, feedback: { ...feedback, postedAt: isThere ? postedAt : null } };
}

export function isKeptChanged(before: Work, after: Work): boolean {
  const old = new Map<string, unknown>(Object.entries(keptOf(before)));
  return Object.entries(keptOf(after)).some(([part, value]) => old.get(part) !== value);
}
