import { z } from 'zod';
import { limits } from '../limits.ts';

/** Students whom a teacher takes together for a lesson. */
export const lessonGroup = z.object({
  /** Made by the browser; unique within the assignment. */
  id: z.string().min(1).max(64),
  name: z.string().max(limits.groupNameMax),
  studentIds: z.array(z.string().min(1).max(200)).max(limits.documentsPerRead),
});

export type LessonGroup = z.infer<typeof lessonGroup>;

export const lessonGroups = z.array(lessonGroup).max(limits.groupsMax);
