import { z } from 'zod';
import { limits } from '../limits.ts';
import { fileId } from './document.ts';
import { feedbackText } from './feedback.ts';

/** A stretch of a text, in UTF-16 units; `end` is not part of it. */
export const textRange = z.object({ start: z.int().min(0), end: z.int().min(0) });

export type TextRange = z.infer<typeof textRange>;

/** `mended`: only the spelling, capitals or punctuation of the same words. */
export const changeKind = z.enum(['added', 'removed', 'replaced', 'moved', 'mended']);

/** One change between two drafts, in the order of the new one. */
export const change = z.object({
  kind: changeKind,
  /** In the earlier draft; null for what is new. */
  before: textRange.nullable(),
  /** In the new draft; null for what is gone. */
  after: textRange.nullable(),
});

export type Change = z.infer<typeof change>;

export const comparison = z.object({
  changes: z.array(change),
  wordsAdded: z.int(),
  wordsRemoved: z.int(),
});

export type Comparison = z.infer<typeof comparison>;

/** Whether a student did what a next step asked for. */
export const verdict = z.enum(['done', 'partly', 'notYet', 'cantTell']);

export type Verdict = z.infer<typeof verdict>;

/** Words of the new draft that did not stand in the earlier one. */
export const proof = textRange.extend({ text: z.string() });

export type Proof = z.infer<typeof proof>;

export const judgedStep = z.object({
  /** The step's place among the points of the earlier feedback. */
  step: z.int(),
  /** The words of the step, as they were posted. */
  comment: z.string(),
  verdict,
  /** Never empty for `done`, unless the teacher says so. */
  proof: z.array(proof),
  judge: z.enum(['rules', 'comparison', 'model', 'teacher']),
});

export type JudgedStep = z.infer<typeof judgedStep>;

/** A feedback given earlier, with the draft that it was about. */
export const earlierFeedback = z.object({
  feedbackId: z.string(),
  /** ISO 8601 instants. */
  writtenAt: z.string(),
  postedAt: z.string().nullable(),
  /** The student's text then. */
  text: z.string(),
  /** As posted; as written where it was not posted. */
  feedback: feedbackText,
  steps: z.array(judgedStep),
});

export type EarlierFeedback = z.infer<typeof earlierFeedback>;

/**
 * What became of a student's text since the last feedback: `replaced` is a different text altogether,
 * `typedByTeacher` one that she typed over the student's, `expired` one whose feedback is no longer kept.
 */
export const secondDraftState = z.enum([
  'noFeedback',
  'unchanged',
  'changed',
  'replaced',
  'emptied',
  'otherDocument',
  'typedByTeacher',
  'expired',
]);

export type SecondDraftState = z.infer<typeof secondDraftState>;

export const secondDraft = z.object({
  documentId: z.string(),
  state: secondDraftState,
  /** The new text against that of the last feedback; null where there is nothing to compare. */
  comparison: comparison.nullable(),
  /** Oldest first; the verdicts on the last one's steps are about the new text. */
  earlier: z.array(earlierFeedback),
});

export type SecondDraft = z.infer<typeof secondDraft>;

/** The texts that a page shows, to be compared with what feedback was given on. */
export const secondDraftsRequest = z.object({
  texts: z
    .array(
      z.object({
        documentId: fileId,
        studentName: z.string().trim().min(1).max(200),
        text: z.string().max(limits.studentTextMax),
        typedByTeacher: z.boolean(),
      }),
    )
    .min(1)
    .max(limits.documentsPerRead),
});
