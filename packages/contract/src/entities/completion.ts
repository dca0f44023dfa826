import { z } from 'zod';

export const completion = z.object({
  /** ISO 8601 instant. */
  timestamp: z.string(),
  user: z.string(),
  category: z.string(),
  studentText: z.string(),
  wordCount: z.number(),
  /** Years; set only when a reading level was asked for. */
  readingAge: z.number().optional(),
  completion: z.object({
    model: z.string(),
    id: z.string(),
    choices: z.array(z.object({ message: z.object({ content: z.string() }) })),
  }),
});

export const completionsPage = z.object({
  completions: z.array(completion),
  pagination: z.object({
    start: z.int(),
    limit: z.int(),
    returned: z.int(),
    total: z.int(),
    hasMore: z.boolean(),
  }),
});

export type CompletionsPage = z.infer<typeof completionsPage>;
