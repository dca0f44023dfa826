import * as z from 'zod';
import { limits } from '../limits.ts';
import { postedComment, sentComment, type PostedComment } from './comment.ts';
import { checks, feedbackId, feedbackLength, point, readingLevel } from './feedback.ts';

/** What the teacher had set when she asked for the feedback. */
const asked = z.object({
  /** The category, rubric or criterion as she chose it. */
  category: z.string(),
  length: feedbackLength,
  readingLevel,
});

export type Asked = z.infer<typeof asked>;

/** Made by the browser with each change, or by the server; names a draft as it was saved. */
const draftVersion = z.string().regex(/^[\w-]{1,40}$/);

/** What a teacher wrote in one tab while another, or another device, changed the same. */
const otherWords = z.object({
  version: z.string(),
  /** ISO 8601 instant. */
  changedAt: z.string(),
  text: z.string().nullable(),
  feedback: z.string().nullable(),
});

export type OtherWords = z.infer<typeof otherWords>;

export const draft = z.object({
  documentId: z.string(),
  /** Null where it was saved without one: its `changedAt` takes its place. */
  version: z.string().nullable().default(null),
  /** The text as the teacher edited it; null when unchanged from the document. */
  text: z.string().nullable(),
  feedback: z.string().nullable(),
  feedbackId: z.string().nullable(),
  points: z.array(point),
  checks: checks.nullable(),
  simplified: z.boolean(),
  /** Null for words of her own. */
  asked: asked.nullable().default(null),
  /** What the student was called when the feedback was written; null where that isn't known. */
  writtenTo: z.string().nullable().default(null),
  /** The teacher has read the feedback and marked it to be posted with the others. */
  isReady: z.boolean().default(false),
  category: z.string().nullable(),
  length: feedbackLength.nullable(),
  /** ISO 8601 instant at which the feedback was posted as a comment. */
  postedAt: z.string().nullable(),
  /** The teacher's comment on the document, even after the feedback has changed. */
  comment: postedComment.nullable().default(null),
  /** Kept until she has chosen between them and what is shown; the newest last. */
  others: z.array(otherWords).default([]),
  /** ISO 8601 instant of the last change, by the server's clock as the browser knows it. */
  changedAt: z.string(),
});

export type Draft = z.infer<typeof draft>;

const savedText = z.string().max(limits.studentTextMax).nullable();
const savedFeedback = z.string().max(limits.feedbackTextMax).nullable();

const savedOtherWords = z.object({
  version: draftVersion,
  changedAt: z.iso.datetime(),
  text: savedText,
  feedback: savedFeedback,
});

const categoryTitle = z.string().max(limits.categoryTitleMax);

/**
 * What a browser may save. The limits are far above what a writer produces. `known` are the versions
 * that this browser has made or seen; the save replaces only those. Without it the last change wins.
 */
export const savedDraft = draft
  .omit({ documentId: true })
  .extend({
    version: draftVersion.nullable().default(null),
    text: savedText,
    feedback: savedFeedback,
    others: z.array(savedOtherWords).max(limits.otherWordsMax).default([]),
    feedbackId: feedbackId.nullable(),
    points: z.array(point).max(20),
    asked: asked.extend({ category: categoryTitle }).nullable().default(null),
    writtenTo: z.string().max(limits.studentNameMax).nullable().default(null),
    category: categoryTitle.nullable(),
    postedAt: z.iso.datetime().nullable(),
    comment: sentComment.nullable().default(null),
    changedAt: z.iso.datetime(),
    known: z.array(draftVersion).max(limits.knownVersionsMax).optional(),
  })
  .refine(
    ({ points, checks: checked }) =>
      JSON.stringify([points, checked]).length <= limits.draftPointsMax,
  );

export type SavedDraft = z.infer<typeof savedDraft>;

export type DraftContent = Omit<SavedDraft, 'known'>;

/** What tells one saved draft of a document from another. */
export const versionOf = ({ version, changedAt }: Pick<Draft, 'version' | 'changedAt'>): string =>
  version ?? `at-${Date.parse(changedAt)}`;

type Words = Pick<Draft, 'text' | 'feedback'>;

const feedbackIn = ({ feedback }: Words): string => feedback?.trim() ?? '';

export const hasSameWords = (one: Words, other: Words): boolean =>
  one.text === other.text && feedbackIn(one) === feedbackIn(other);

export const hasWords = (of: Words): boolean => of.text !== null || feedbackIn(of) !== '';

/** The words of a draft, to be kept beside another. */
export const otherWordsOf = (of: Words & Pick<Draft, 'version' | 'changedAt'>): OtherWords => ({
  version: versionOf(of),
  changedAt: of.changedAt,
  text: of.text,
  feedback: of.feedback,
});

/** The newest last. The same words stand once: they would crowd out others. */
export const withOtherWords = (others: readonly OtherWords[], added: OtherWords): OtherWords[] =>
  [...others.filter((one) => !hasSameWords(one, added)), added].slice(-limits.otherWordsMax);

type Posting = Pick<DraftContent, 'comment' | 'postedAt' | 'feedback'>;

export const newestComment = (
  one: PostedComment | null,
  other: PostedComment | null,
): PostedComment | null => {
  if (!one || !other) return one ?? other;
  return Date.parse(one.postedAt) >= Date.parse(other.postedAt) ? one : other;
};

/** With what either draft of a document knows of the teacher's comment on it. */
export function withPosting<D extends Posting>(own: D, other: Posting): D {
  const comment = newestComment(own.comment, other.comment);
  const isSame = own.feedback !== null && own.feedback.trim() === other.feedback?.trim();
  const postedAt = own.postedAt ?? (isSame ? other.postedAt : null);
  const isThere = comment === null || comment.postedAt === postedAt;
  const changed = { comment, postedAt: isThere ? postedAt : null };
  const isNews = comment !== own.comment || changed.postedAt !== own.postedAt;
  return isNews ? { ...own, ...changed } : own;
}
