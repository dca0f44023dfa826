import * as z from 'zod';
import { bankComment } from './bank-comment.ts';
import { category } from './category.ts';
import { consent } from './consent.ts';
import { receivedMessage } from './contact.ts';
import { draft } from './draft.ts';
import { checks, point, sentText } from './feedback.ts';
import { lessonGroup } from './lesson-group.ts';
import { paidStanding } from './paid-standing.ts';
import { judgedStep, verdict } from './second-draft.ts';
import { voiceExample, keptVoice } from './voice.ts';
import { profile, savedStudents, settings, subscription } from './profile.ts';
import { feedbackChange } from './sent-feedback.ts';

/** ISO 8601 instant. */
const instant = z.string();

const heldAccount = profile.pick({ name: true, email: true, avatar: true, kura: true }).extend({
  id: z.string(),
  /** Her first login with this address. */
  emailSince: instant,
  createdAt: instant,
  updatedAt: instant,
  subscription,
  trialEnds: instant,
  teamLicenceEnds: instant.nullable(),
  settings,
  categories: z.array(category),
  students: savedStudents,
});

/** A subscription at the payment provider, as last reported. */
const heldPayment = z.object({
  id: z.string(),
  customerId: z.string(),
  standing: paidStanding,
  until: instant,
});

const heldCompletion = z.object({
  id: z.string(),
  createdAt: instant,
  category: z.string(),
  courseId: z.string().nullable(),
  assignmentId: z.string().nullable(),
  documentId: z.string().nullable(),
  studentName: z.string(),
  studentText: z.string(),
  wordCount: z.number(),
  readingLevel: z.number().nullable(),
  model: z.string(),
  writer: z.string(),
  sent: sentText.shape.messages,
  points: z.array(point),
  checks,
  feedback: z.string(),
  typedByTeacher: z.boolean(),
});

/** A feedback as it was posted or copied, and what is said of its steps. */
const heldGivenFeedback = z.object({
  id: z.string(),
  courseId: z.string(),
  assignmentId: z.string(),
  documentId: z.string(),
  studentName: z.string(),
  studentText: z.string(),
  typedByTeacher: z.boolean(),
  feedback: z.string(),
  writtenAt: instant,
  postedAt: instant.nullable(),
  copiedAt: instant.nullable(),
  outcomes: z.array(z.object({ skill: z.string().nullable(), verdict })).nullable(),
});

/** How much of a feedback she changed before it was sent. */
const heldSentFeedback = z.object({
  feedbackId: z.string(),
  writer: z.string(),
  category: z.string(),
  change: feedbackChange,
  sentAt: instant,
});

/** The teacher's own verdict on a step of a feedback. */
const heldVerdict = z.object({
  feedbackId: z.string(),
  step: z.string(),
  verdict,
  saidAt: instant,
});

/** What a model said of the steps of a feedback. */
const heldJudgement = z.object({
  feedbackId: z.string(),
  judgedAt: instant,
  writer: z.string(),
  sent: sentText.shape.messages,
  verdicts: z.array(judgedStep),
});

/** A posted or attempted comment, without its text. */
const heldPosting = z.object({
  documentId: z.string(),
  startedAt: instant,
  /** The classroom service's id; null when the comment isn't known to be posted. */
  commentId: z.string().nullable(),
  postedAt: instant.nullable(),
});

/** Groups for a lesson on one assignment. */
const heldGroups = z.object({
  courseId: z.string(),
  assignmentId: z.string(),
  changedAt: instant,
  groups: z.array(lessonGroup),
});

const heldRubric = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: instant,
  text: z.string(),
  pdfBase64: z.string(),
});

/** Of the download, what is held about students: all that the web app reads of it. */
export const heldOfStudents = z.object({
  exportedAt: instant,
  completions: z.array(heldCompletion),
  givenFeedbacks: z.array(heldGivenFeedback),
});

/** The download of everything held about a teacher. Lists are streamed row by row. */
export const accountExport = heldOfStudents.extend({
  account: heldAccount,
  licences: z.array(z.object({ holder: z.string(), endsAt: instant })),
  referrals: z.array(z.object({ code: z.string(), usedAt: instant })),
  payments: z.array(heldPayment),
  sessions: z.array(
    z.object({ startedAt: instant, endsAt: instant, permissions: z.array(z.string()) }),
  ),
  consents: z.array(consent),
  postings: z.array(heldPosting),
  sentFeedbacks: z.array(heldSentFeedback),
  verdicts: z.array(heldVerdict),
  judgements: z.array(heldJudgement),
  drafts: z.array(draft.extend({ courseId: z.string(), assignmentId: z.string() })),
  comments: z.array(bankComment.extend({ createdAt: instant })),
  voice: keptVoice.nullable(),
  voiceExamples: z.array(voiceExample),
  groups: z.array(heldGroups),
  rubrics: z.array(heldRubric),
  contactMessages: z.array(receivedMessage),
});

export type AccountExport = z.infer<typeof accountExport>;
export type HeldOfStudents = z.infer<typeof heldOfStudents>;
