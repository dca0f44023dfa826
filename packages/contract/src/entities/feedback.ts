import * as z from 'zod';
import { limits, readingLevels, feedbackLengths, wordCountRange } from '../limits.ts';
import { concern } from './concern.ts';
import { yearLevels } from './class-settings.ts';
import { classroomId, fileId } from './document.ts';
import { skillIds } from '../skills.ts';
import { rubricId } from './rubric.ts';

export const feedbackId = z.string().max(64);

/** The student's full or given name; it never reaches a model. */
export const studentName = z.string().trim().min(1).max(limits.studentNameMax);

/** 1 (Y3-4), 2 (Y5-6), 3 (Y7-8+), or null for none. */
export const readingLevel = z.union([
  z.literal(readingLevels.map((level) => level.value)),
  z.null(),
]);

/** 0, 1 or 2: shorter, medium, longer. */
export const feedbackLength = z.literal(feedbackLengths.map((length) => length.value));

const label = z.string().trim().min(1).max(limits.categoryTitleMax);

/** Exactly one of rubric, criteria and category. */
const focus = z.object({
  rubric: z.object({ title: label, id: rubricId }).optional(),
  /** One or all criteria of the assignment's rubric in Classroom. */
  criteria: z
    .array(z.object({ title: label, description: z.string().max(limits.categoryPropertiesMax) }))
    .min(1)
    .max(50)
    .optional(),
  category: label.optional(),
  descriptors: z.string().max(limits.categoryPropertiesMax).optional(),
});

/** What the class was asked to write; what is empty is unknown or left out. */
const writingTask = z.object({
  title: z.string().max(limits.taskTitleMax),
  instructions: z.string().max(limits.taskTextMax),
  /** The assignment's rubric, where the feedback isn't about it anyway. */
  rubric: z.string().max(limits.taskTextMax),
});

export const feedbackRequest = focus
  .extend({
    /** The student's text. */
    prompt: z.string().max(limits.studentTextMax),
    studentName,
    wordCount: z.int().min(wordCountRange.min).max(wordCountRange.max),
    readingLevel: z.preprocess((level) => (level === '' ? null : level), readingLevel.optional()),
    /** The class whose names are concealed; by default all the teacher's classes. */
    courseId: classroomId.optional(),
    assignmentId: classroomId.optional(),
    task: writingTask.optional(),
    years: yearLevels.nullish(),
    documentId: fileId.optional(),
    /** The plainest words, and praise for nothing that has a mistake in it. */
    plainWords: z.boolean().optional(),
    /** The teacher has read the text herself: feedback is written whatever it says. */
    readByTeacher: z.boolean().optional(),
    /** The teacher typed over the student's text, or typed it in. */
    typedByTeacher: z.boolean().optional(),
    /** The feedback before this one, on the student's last draft; ignored when it is no longer kept. */
    earlierFeedbackId: feedbackId.optional(),
    /** Chosen by the browser: the same request sent again gets what was written for the first. */
    requestId: z.string().min(16).max(64).optional(),
    /** Sent before by this name, without an answer. */
    isRepeated: z.boolean().optional(),
  })
  .refine(
    (request) =>
      [request.rubric, request.criteria, request.category].filter((one) => one !== undefined)
        .length === 1,
    { message: 'Exactly one of rubric, criteria and category is needed.' },
  );

export type FeedbackRequest = z.infer<typeof feedbackRequest>;

export const quotation = z.object({
  text: z.string(),
  /** Range in the student's text (UTF-16 units). */
  start: z.int(),
  end: z.int(),
  /** `mended`: nearly right, and restored to the student's words. */
  match: z.enum(['exact', 'case', 'mended']),
});

export type Quotation = z.infer<typeof quotation>;

export const point = z.object({
  kind: z.enum(['strength', 'nextStep', 'question']),
  /** Quotations are between “ and ”. */
  comment: z.string(),
  quotations: z.array(quotation),
  /** A sentence frame, or a model in another context; never a quotation. */
  example: z.string().nullable(),
  /** What it is about; null where that isn't known. */
  skill: z.enum(skillIds).nullable().catch(null),
  /** A next step for a text in which nothing is missing. */
  isChallenge: z.literal(true).optional(),
});

export type Point = z.infer<typeof point>;

export const checkName = z.enum([
  'quotations',
  'length',
  'readingLevel',
  'strength',
  'nextStep',
  'question',
  'rewriting',
  'markup',
  'standIn',
  'tone',
  'newWords',
  'avoidedWords',
]);

export type CheckName = z.infer<typeof checkName>;

export const measuredReadingLevel = z.object({
  /** Estimated New Zealand school year: grade + 1. */
  year: z.number(),
  grade: z.number(),
  formula: z.literal('Flesch–Kincaid'),
  level: readingLevel,
});

/** What a model saw in the text before it wrote; for the teacher alone, and never posted. */
export const why = z.object({
  reading: z.array(z.object({ criterion: z.string(), seen: z.string() })),
  /** What matters most to a reader of the text. */
  choice: z.string(),
});

export type Why = z.infer<typeof why>;

export const checks = z.object({
  quotations: z.object({ found: z.int(), mended: z.int(), dropped: z.int() }),
  words: z.object({ count: z.int(), asked: z.int() }),
  readingLevel: measuredReadingLevel,
  /** Around the points: the teacher's greeting and ending, '' for none. */
  frame: z.object({ greeting: z.string(), ending: z.string() }).optional(),
  /** What the feedback calls the student, where each such word outside quotations is her name. */
  studentName: z.string().optional(),
  /** Checks that still fail after the writer was asked again. */
  failed: z.array(checkName),
  writer: z.object({
    kind: z.enum(['built-in', 'model']),
    /** Null for the built-in writer. */
    model: z.string().nullable(),
    /** A notice for the teacher about this writer, if any. */
    note: z.string().nullable(),
    /** Null where the writer doesn't say. */
    why: why.nullable().default(null),
  }),
});

export type Checks = z.infer<typeof checks>;

export const feedbackAnswer = z.object({
  id: z.string(),
  feedback: z.string(),
  points: z.array(point),
  checks,
});

export type FeedbackAnswer = z.infer<typeof feedbackAnswer>;

/** Nothing was written: the teacher should read the text herself first. */
export const withheldFeedback = z.object({ concern });

export const feedbackOutcome = z.union([feedbackAnswer, withheldFeedback]);

export type FeedbackOutcome = z.infer<typeof feedbackOutcome>;

export const simplifiedAnswer = z.object({
  feedback: z.string(),
  /** The feedback's sentences in order, each with its kind. */
  points: z.array(point.pick({ kind: true, comment: true })),
  words: z.int(),
  readingLevel: measuredReadingLevel,
});

export type SimplifiedAnswer = z.infer<typeof simplifiedAnswer>;

export const feedbackText = z.string().trim().min(1).max(limits.feedbackTextMax);

/** Exactly what was sent to the writer for one feedback, after the names were concealed. */
export const sentText = z.object({
  writer: z.string(),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
});

export type SentText = z.infer<typeof sentText>;
