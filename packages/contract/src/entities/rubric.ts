import * as z from 'zod';
import { limits } from '../limits.ts';

export const rubricId = z.string().regex(/^[0-9a-f]{24}$/);

/** On one line. */
export const rubricTitle = z
  .string()
  .trim()
  .min(1)
  .max(limits.rubricTitleMax)
  .regex(/^\P{Cc}*$/u);

export const uploadedRubric = z.object({
  _id: z.string(),
  metadata: z.object({ title: z.string() }),
  /** Feedback goes by its first `limits.rubricCharactersRead` alone. */
  isLong: z.boolean().optional(),
});

export type UploadedRubric = z.infer<typeof uploadedRubric>;
