import * as z from 'zod';

export const consentKind = z.enum(['feedback', 'simplify', 'comment', 'verdicts']);

export type ConsentKind = z.infer<typeof consentKind>;

/** A consent that was given, without the text it was given for. */
export const consent = z.object({
  kind: consentKind,
  /** ISO 8601 instant. */
  givenAt: z.string(),
  /** Null when the screen sent none. */
  documentId: z.string().nullable(),
  /** 'built-in' or the model's name; null for a comment. */
  writer: z.string().nullable(),
});
