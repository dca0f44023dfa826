import { z } from 'zod';
import { category } from './category.ts';
import { consent } from './consent.ts';
import { receivedMessage } from './contact.ts';
import { draft } from './draft.ts';
import { checks, point, sentText } from './feedback.ts';
import { profile, savedStudents, settings, subscription } from './profile.ts';

/** ISO 8601 instant. */
const instant = z.string();

const heldAccount = profile.pick({ name: true, email: true, avatar: true, kura: true }).extend({
  /** Her id in the classroom service. */
  id: z.string(),
  createdAt: instant,
  updatedAt: instant,
  subscription,
  trialEnds: instant,
  teamLicenceEnds: instant.nullable(),
  settings,
  categories: z.array(category),
  students: savedStudents,
});

/** What the payment provider knows a subscription by, and what it last said of it. */
const heldPayment = z.object({
  id: z.string(),
  customerId: z.string(),
  standing: z.enum(['running', 'ending', 'ended']),
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
  /** What the writer was given. */
  sent: sentText.shape.messages,
  points: z.array(point),
  checks,
  feedback: z.string(),
});

/** A comment that was posted, or tried; never its words. */
const heldPosting = z.object({
  documentId: z.string(),
  startedAt: instant,
  /** The service's id of the comment; null where it isn't known to be there. */
  commentId: z.string().nullable(),
  postedAt: instant.nullable(),
});

const heldRubric = z.object({
  id: z.string(),
  title: z.string(),
  createdAt: instant,
  text: z.string(),
  pdfBase64: z.string(),
});

/** Everything that is held about a teacher, as she downloads it. Lists are sent row by row. */
export const accountExport = z.object({
  exportedAt: instant,
  account: heldAccount,
  /** Her school's, or her own. */
  licences: z.array(z.object({ holder: z.string(), endsAt: instant })),
  /** The code that she came with. */
  referrals: z.array(z.object({ code: z.string(), usedAt: instant })),
  payments: z.array(heldPayment),
  sessions: z.array(
    z.object({ startedAt: instant, endsAt: instant, permissions: z.array(z.string()) }),
  ),
  consents: z.array(consent),
  postings: z.array(heldPosting),
  completions: z.array(heldCompletion),
  drafts: z.array(draft.extend({ courseId: z.string(), assignmentId: z.string() })),
  rubrics: z.array(heldRubric),
  contactMessages: z.array(receivedMessage),
});

export type AccountExport = z.infer<typeof accountExport>;
