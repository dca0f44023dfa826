import type {
  Checks,
  DraftContent,
  FeedbackLength,
  Point,
  PostedComment,
  ReadDocument,
} from '@second-draft/contract';
import type { AttachedFile } from '../documents/attached-file.ts';

/** Feedback on one document, as the teacher sees and edits it. */
export interface Feedback {
  readonly text: string;
  /** The server's id of it; null when it came from elsewhere. */
  readonly id: string | null;
  readonly points: Point[];
  readonly checks: Checks | null;
  readonly simplified: boolean;
  /** What Simplify took the place of, while it can be had back. */
  readonly longer?: Feedback;
  /** ISO 8601 instant at which these words were posted. */
  readonly postedAt: string | null;
}

/** What a teacher begins with who writes a comment herself. */
export const blankFeedback: Feedback = {
  text: '',
  id: null,
  points: [],
  checks: null,
  simplified: false,
  postedAt: null,
};

/** What is under way for one document. */
export type Activity =
  | { readonly kind: 'none' }
  | { readonly kind: 'generating' | 'simplifying'; readonly message: string }
  /** Waits for the connection, if it does. */
  | { readonly kind: 'posting'; readonly isWaiting: boolean };

/** How far reading a document has come. */
export type Reading =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'done' }
  | { readonly kind: 'failed'; readonly problem: ReadDocument['problem'] };

/** Everything about one student's document that this screen shows and changes. */
export interface Work {
  readonly file: AttachedFile;
  readonly reading: Reading;
  readonly isReloading: boolean;
  /** The student's own text, as it stands in the document. */
  readonly documentText: string;
  /** The text as the teacher changed it; null when it is as in the document. */
  readonly typedText: string | null;
  /** ISO 8601 instant; null where nothing tells. */
  readonly modifiedTime: string | null;
  /** Whether the app may comment on the document. */
  readonly isAppAuthorized: boolean;
  readonly category: string | null;
  readonly length: FeedbackLength;
  readonly feedback: Feedback | null;
  /** The teacher's comment that is on the document, whatever the feedback says by now. */
  readonly comment: PostedComment | null;
  readonly activity: Activity;
  /** ISO 8601 instant of the teacher's last change; null when there was none. */
  readonly changedAt: string | null;
}

/** Whether the text is still on its way, and the teacher has put none in its place. */
export const isTextAwaited = ({ reading, typedText }: Work): boolean =>
  reading.kind === 'waiting' && typedText === null;

const DEFAULT_LENGTH: FeedbackLength = 1;

/** A document before anything of it is known. */
export function newWork(file: AttachedFile, length: FeedbackLength = DEFAULT_LENGTH): Work {
  return {
    file,
    reading: { kind: 'waiting' },
    isReloading: false,
    documentText: '',
    typedText: null,
    modifiedTime: null,
    isAppAuthorized: false,
    category: null,
    length,
    feedback: null,
    comment: null,
    activity: { kind: 'none' },
    changedAt: null,
  };
}

/** The text that feedback would be about. */
export const textOf = (work: Work): string => work.typedText ?? work.documentText;

const noPoints: Point[] = [];

/** The part of a work that is kept for the teacher, but for when it changed. */
export function keptOf({
  typedText,
  feedback,
  comment,
  category,
  length,
}: Work): Omit<DraftContent, 'changedAt'> {
  return {
    text: typedText,
    feedback: feedback?.text ?? null,
    feedbackId: feedback?.id ?? null,
    points: feedback?.points ?? noPoints,
    checks: feedback?.checks ?? null,
    simplified: feedback?.simplified ?? false,
    category,
    length,
    postedAt: feedback?.postedAt ?? null,
    comment,
  };
}
