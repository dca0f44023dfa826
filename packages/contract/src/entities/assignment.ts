import { z } from 'zod';

/** A file that is attached to an assignment or a submission, whatever service it comes from. */
export const driveFile = z.object({
  id: z.string(),
  title: z.string(),
  alternateLink: z.string(),
});

export type DriveFile = z.infer<typeof driveFile>;

/** One criterion of the rubric that a teacher attached in Classroom: 16 letters or digits. */
export const rubricCriterion = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
});

export type RubricCriterion = z.infer<typeof rubricCriterion>;

/** Writing that was set in a class. Names and nesting are as the browser has always seen them. */
export const assignment = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  /** ISO 8601 instant. */
  creationTime: z.string(),
  alternateLink: z.string(),
  /** Files handed out with the assignment; the first may be the template that copies begin with. */
  materials: z.array(z.object({ driveFile: driveFile.nullable() })),
  assignment: z.object({ studentWorkFolder: z.object({ id: z.string() }).nullable() }),
});

export type Assignment = z.infer<typeof assignment>;

export const attachment = z.object({ driveFile });

export const submission = z.object({
  id: z.string(),
  userId: z.string(),
  /** The student's full name. */
  username: z.string(),
  /** The student's given name. */
  firstName: z.string(),
  photoUrl: z.string().nullable(),
  assignmentSubmission: z.object({ attachments: z.array(attachment) }),
});

export type Submission = z.infer<typeof submission>;
