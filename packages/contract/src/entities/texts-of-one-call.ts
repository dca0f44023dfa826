import * as z from 'zod';
import { limits } from '../limits.ts';

/** The texts of documents, limited together. */
export const textsOfOneCall = <T extends z.ZodType<{ text: string }>>(one: T) =>
  z
    .array(one)
    .min(1)
    .max(limits.documentsPerRead)
    .refine(
      (texts) => texts.reduce((sum, { text }) => sum + text.length, 0) <= limits.textsCharactersMax,
      { message: 'These texts are too long for one request.' },
    );
