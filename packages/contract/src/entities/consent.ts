import { z } from 'zod';

/** What a teacher lets happen by pressing a button: a text goes to the writer, a comment is posted. */
export const consentKind = z.enum(['feedback', 'simplify', 'comment']);

export type ConsentKind = z.infer<typeof consentKind>;

/** One consent that was given; never what it was given for in words. */
export const consent = z.object({
  kind: consentKind,
  /** ISO 8601 instant. */
  givenAt: z.string(),
  /** The document's id in the classroom service; null where the screen did not say. */
  documentId: z.string().nullable(),
  /** To whom the text went: 'built-in', or the model's name; null for a comment. */
  writer: z.string().nullable(),
});
