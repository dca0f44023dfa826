import * as z from 'zod';
import { limits } from '../limits.ts';
import { fileId } from './document.ts';

/** How a teacher asks for a next step. */
export const askingWay = z.enum(['question', 'youCould', 'nextStep']);

export type AskingWay = z.infer<typeof askingWay>;

/** Without line breaks; `NAME_BLANK` marks the student's first name. */
const line = z
  .string()
  .trim()
  .max(limits.voiceLineMax)
  .regex(/^\P{Cc}*$/u);

const words = z
  .array(
    z
      .string()
      .trim()
      .max(limits.voiceWordMax)
      .regex(/^\P{Cc}*[\p{L}\p{N}]\P{Cc}*$/u),
  )
  .max(limits.voiceWordsMax);

/** How a teacher writes, in her own words. */
export const keptVoice = z.object({
  /** Off: nothing of it is used or sent. */
  isOn: z.boolean(),
  greeting: z.string(),
  ending: z.string(),
  /** Null: as the writer likes. */
  asking: askingWay.nullable(),
  uses: z.array(z.string()),
  avoids: z.array(z.string()),
});

/** What she may save of it. */
export const writtenVoice = keptVoice.extend({
  greeting: line,
  ending: line,
  uses: words,
  avoids: words,
});

export type WrittenVoice = z.infer<typeof writtenVoice>;

/** With what the browser last had from the server, it replaces only what she has changed since. */
export const voiceToSave = writtenVoice.extend({ known: writtenVoice.optional() });

export type VoiceToSave = z.infer<typeof voiceToSave>;

/** One of her feedbacks, without names or the student's words. */
export const voiceExample = z.object({
  /** That of the feedback that it was picked from. */
  id: z.string(),
  text: z.string(),
  /** ISO 8601 instant. */
  pickedAt: z.string(),
});

export type VoiceExample = z.infer<typeof voiceExample>;

export const voice = keptVoice.extend({ examples: z.array(voiceExample) });

export type Voice = z.infer<typeof voice>;

/** The document whose last given feedback is the example. */
export const pickedExample = z.object({ documentId: fileId });

/** Brings a removed example back, with its text; only the server can read it. */
export const removedExample = z.object({ undo: z.string() });

export const exampleToRestore = z.object({ undo: z.string().max(limits.voiceExampleSealedMax) });
