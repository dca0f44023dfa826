import * as z from 'zod';
import { modelId } from './model.ts';
import { publishedWords } from './operator-words.ts';

/** Settings of this installation that the browser needs before sign-in. */
export const clientConfig = z.object({
  classroom: z.object({
    /** For sign-in and the file picker; null when classes are read from a folder. */
    signIn: z
      .object({
        clientId: z.string(),
        /** `apiKey` and `appId`: developer key and project number, for the picker. */
        apiKey: z.string(),
        appId: z.string(),
        identityScript: z.string(),
        apiScript: z.string(),
      })
      .nullable(),
    /** Whether feedback can be posted as a comment. */
    posting: z.boolean(),
    presentations: z.boolean(),
  }),
  /** For Stripe's pricing table; null when payments are off. */
  payments: z
    .object({ script: z.string(), publishableKey: z.string(), pricingTableId: z.string() })
    .nullable(),
  /** Whether this is the pretend school. */
  sandbox: z.boolean(),
  /** Whose model writes; null for the built-in writer. */
  writer: z
    .object({
      provider: z.string(),
      /** Where it runs; null when the operator hasn't said. */
      country: z.string().nullable(),
      /** It runs on the server's machine or in its private network. */
      isNearby: z.boolean().default(false),
      /** The model behind each option. */
      models: z.record(modelId, z.string()),
    })
    .nullable(),
  /** `isSample`: made up, for the pretend school. */
  site: publishedWords.extend({ isSample: z.boolean() }),
  contactEmail: z.string(),
  analyticsId: z.string().nullable(),
  introVideoId: z.string().nullable(),
});

export type ClientConfig = z.infer<typeof clientConfig>;
