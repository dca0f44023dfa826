import * as z from 'zod';
import { limits } from '../limits.ts';
import { personId } from './classroom.ts';

/** Students whom a teacher takes together for a lesson. */
export const lessonGroup = z.object({
  /** Made by the browser; unique within the assignment. */
  id: z.string(),
  name: z.string(),
  studentIds: z.array(z.string()),
});

export type LessonGroup = z.infer<typeof lessonGroup>;

/** What a browser may save. */
export const writtenGroups = z
  .array(
    z.object({
      id: z.string().min(1).max(64),
      name: z.string().max(limits.groupNameMax),
      studentIds: z.array(personId).max(limits.documentsPerRead),
    }),
  )
  .max(limits.groupsMax);
