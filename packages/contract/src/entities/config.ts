import { z } from 'zod';

/** What a browser must know of this installation before anyone has signed in. */
export const clientConfig = z.object({
  /** Where teachers' classes are, and what they can do there. */
  classroom: z.object({
    /** What signing in and picking files need; null where a folder is opened instead. */
    signIn: z
      .object({
        clientId: z.string(),
        /** Developer key and project number, for the picker. */
        apiKey: z.string(),
        appId: z.string(),
        identityScript: z.string(),
        apiScript: z.string(),
      })
      .nullable(),
    /** Post feedback as a comment on a student's document. */
    posting: z.boolean(),
    /** Have presentations read as well as documents. */
    presentations: z.boolean(),
  }),
  /** What Stripe's pricing table needs; null where nobody can pay. */
  payments: z
    .object({ script: z.string(), publishableKey: z.string(), pricingTableId: z.string() })
    .nullable(),
  /** Whether this is the pretend school. */
  sandbox: z.boolean(),
  /** Whether the built-in writer answers instead of a model. */
  builtInWriter: z.boolean(),
  contactEmail: z.string(),
  analyticsId: z.string().nullable(),
  introVideoId: z.string().nullable(),
});

export type ClientConfig = z.infer<typeof clientConfig>;
