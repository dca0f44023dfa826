import * as z from 'zod';
import { nameAmongNamesakes } from './classroom.ts';

/** An attached file, wherever the classroom service keeps it. */
export const driveFile = z.object({
  id: z.string(),
  title: z.string(),
  alternateLink: z.string(),
});

export type DriveFile = z.infer<typeof driveFile>;

export const rubricCriterion = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
});

export type RubricCriterion = z.infer<typeof rubricCriterion>;

export const assignment = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** ISO 8601 instant. */
  creationTime: z.string(),
  alternateLink: z.string(),
  /** Handed out with the assignment; the first may be the template of the students' copies. */
  materials: z.array(z.object({ driveFile: driveFile.nullable() })),
  assignment: z.object({ studentWorkFolder: z.object({ id: z.string() }).nullable() }),
});

export type Assignment = z.infer<typeof assignment>;

/** How far an assignment is, each in students. */
export const assignmentProgress = z.object({
  assignmentId: z.string(),
  /** With a document that can be read; presentations count once slides are on. */
  withDocuments: z.int(),
  /** Null for a service in which nothing is handed in. */
  handedIn: z.int().nullable(),
  withFeedback: z.int(),
  posted: z.int(),
});

export type AssignmentProgress = z.infer<typeof assignmentProgress>;

/** Feedback of a class, in documents: written and not posted, and posted. */
export const waitingFeedback = z.object({
  courseId: z.string(),
  toPost: z.int(),
  posted: z.int(),
});

/** Students of an assignment who have gone on writing since feedback was posted. */
export const changedSince = z.object({ assignmentId: z.string(), students: z.int() });

export type ChangedSince = z.infer<typeof changedSince>;

export const attachment = z.object({ driveFile });

/** Where a student's work is, as the classroom service tells. */
export const handIn = z.object({
  state: z.enum(['handed_in', 'returned', 'not_handed_in']),
  /** ISO 8601 instant at which the student last handed it in; null for never, or when unknown. */
  handedIn: z.string().nullable(),
});

export type HandIn = z.infer<typeof handIn>;

/** Also once it has been returned; false where nothing is handed in. */
export const isHandedIn = (one: HandIn | null): boolean =>
  one !== null && one.state !== 'not_handed_in';

export const submission = z.object({
  id: z.string(),
  userId: z.string(),
  /** The student's full name. */
  username: z.string(),
  shownName: nameAmongNamesakes,
  firstName: z.string(),
  photoUrl: z.string().nullable(),
  /** Null where nothing is handed in, as in a folder. */
  handIn: handIn.nullable(),
  assignmentSubmission: z.object({ attachments: z.array(attachment) }),
});

export type Submission = z.infer<typeof submission>;
