import * as z from 'zod';
import { limits } from '../limits.ts';
import { fileId } from './document.ts';
import { feedbackId, studentName } from './feedback.ts';
import { textsOfOneCall } from './texts-of-one-call.ts';

/** A stretch of a text, in UTF-16 units; `end` is not part of it. */
export const textRange = z.object({ start: z.int(), end: z.int() });

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

/** Words of the new draft that weren't in the earlier one. */
export const proof = textRange.extend({ text: z.string() });

export type Proof = z.infer<typeof proof>;

export const judgedStep = z.object({
  /** The step's place among the next steps of the earlier feedback, from 0. */
  step: z.int(),
  /** The words of the step, as they were posted. */
  comment: z.string(),
  verdict,
  /** Never empty for `done`, unless the teacher says so. */
  proof: z.array(proof),
  judge: z.enum(['rules', 'comparison', 'model', 'teacher']),
});

export type JudgedStep = z.infer<typeof judgedStep>;

/** A next step with its verdict, as the teacher is shown it. */
export const toldStep = judgedStep.extend({
  /** What the product said, where the teacher has said otherwise. */
  overruled: judgedStep.pick({ verdict: true, judge: true }).nullable(),
});

export type ToldStep = z.infer<typeof toldStep>;

/**
 * When a student last got a feedback, posted or copied; the words are those that were given then. Null
 * for one that was only written.
 * @param given both of one kind: `Date`s, or ISO 8601 instants in UTC
 */
export const givenAtOf = <Instant extends Date | string>({
  postedAt,
  copiedAt,
}: Readonly<Record<'postedAt' | 'copiedAt', Instant | null>>): Instant | null =>
  postedAt === null || (copiedAt !== null && copiedAt > postedAt) ? copiedAt : postedAt;

/** A feedback given earlier, with the draft that it was about. */
export const earlierFeedback = z.object({
  feedbackId: z.string(),
  /** ISO 8601 instants; one of the last two is null where it was only copied, or only posted. */
  writtenAt: z.string(),
  postedAt: z.string().nullable(),
  copiedAt: z.string().nullable(),
  /** The student's text then. */
  text: z.string(),
  typedByTeacher: z.boolean(),
  /** As posted or copied. */
  feedback: z.string(),
  steps: z.array(toldStep),
  /** A model was asked about some of the steps, and what it was sent is kept. */
  askedModel: z.boolean().default(false),
});

export type EarlierFeedback = z.infer<typeof earlierFeedback>;

/**
 * What became of a student's text since the last feedback. `replaced`: a different text altogether;
 * `otherDocument`: the feedback was about another document of the student's; `typedByTeacher`: one
 * of the two texts is the teacher's typing, so that the changes aren't the student's; `expired`: the
 * feedback is no longer kept.
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
  /** Whose text it nearly is, where it was replaced by another student's. */
  classmate: z.string().nullable().default(null),
  /** The new text against that of the last feedback; null where there is nothing to compare. */
  comparison: comparison.nullable(),
  /**
   * Oldest first. Each one's steps are judged by the draft that came after it: the last, and others
   * about the same text, by the new one.
   */
  earlier: z.array(earlierFeedback),
  /** A model is still being asked; another line for this document follows. */
  judging: z.boolean(),
  /** Steps of which a model could tell more, were it asked. */
  openSteps: z.int(),
});

export type SecondDraft = z.infer<typeof secondDraft>;

/** The texts that a page shows, to be compared with what feedback was given on. */
export const secondDraftsRequest = z.object({
  texts: textsOfOneCall(
    z.object({
      documentId: fileId,
      studentName,
      text: z.string().max(limits.studentTextMax),
      typedByTeacher: z.boolean(),
    }),
  ),
  /** The assignment's other documents: feedback on one of them is about that document alone. */
  alsoHandedIn: z.array(fileId).max(limits.documentsPerRead).default([]),
  /** The teacher's consent to have a model judge steps by both drafts. */
  askModel: z.boolean().default(false),
});

/** What a posted or copied feedback was about. */
export const givenFeedback = z.object({
  /** Null for one that the teacher wrote herself. */
  feedbackId: feedbackId.nullable(),
  studentName,
  /**
   * The student's text now; a feedback that was written here is about the text that it was written
   * on.
   */
  text: z.string().max(limits.studentTextMax),
  typedByTeacher: z.boolean(),
  /** It was made simpler here since: what was written no longer tells what the teacher changed. */
  simplified: z.boolean().default(false),
});

export type GivenFeedback = z.infer<typeof givenFeedback>;

/** The teacher's own verdict on a step; null gives back the product's. */
export const ownVerdict = z.object({
  feedbackId,
  step: z.int().min(0).lt(limits.feedbackStepsMax),
  verdict: verdict.nullable(),
});
