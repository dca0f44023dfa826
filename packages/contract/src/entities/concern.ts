import * as z from 'zod';

export const concernKind = z.enum([
  'selfHarm',
  'home',
  'bullying',
  'sexual',
  'threat',
  'substances',
  'contactDetails',
  'strangers',
  'other',
]);

export type ConcernKind = z.infer<typeof concernKind>;

/** Why an adult at school should read a text herself before any feedback is written. */
export const concern = z.object({
  kind: concernKind,
  /** The student's words that it rests on; empty where a model's can't be found. */
  text: z.string(),
  /** Range in the student's text (UTF-16 units). */
  start: z.int(),
  end: z.int(),
});

export type Concern = z.infer<typeof concern>;
