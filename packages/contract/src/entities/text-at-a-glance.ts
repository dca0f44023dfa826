import * as z from 'zod';
import { limits } from '../limits.ts';
import { skillIds } from '../skills.ts';
import { fileId } from './document.ts';
import { textsOfOneCall } from './texts-of-one-call.ts';

/** A misspelt word, listed once however often it occurs. */
export const misspeltWord = z.object({
  /** In small letters. */
  written: z.string(),
  /** The word it must mean; null if it could be several. */
  right: z.string().nullable(),
});

export type MisspeltWord = z.infer<typeof misspeltWord>;

/** What a rule sees in a text, before any feedback is asked for. */
export const seenSkill = z.object({
  kind: z.enum(['strength', 'nextStep']),
  skill: z.enum(skillIds),
  /** The student's words that show it. */
  quotations: z.array(z.string()),
});

export type SeenSkill = z.infer<typeof seenSkill>;

/** What can be told of a text without a writer. */
export const textAtAGlance = z.object({
  documentId: z.string(),
  words: z.int(),
  misspelt: z.array(misspeltWord),
  /** Each skill once of each kind, what matters most first. */
  seen: z.array(seenSkill),
  /** The teacher should read it herself before anything of it is shown. */
  isToRead: z.boolean(),
});

export type TextAtAGlance = z.infer<typeof textAtAGlance>;

/** Texts of a class. */
export const textsToGlanceAt = z.object({
  texts: textsOfOneCall(
    z.object({ documentId: fileId, text: z.string().max(limits.studentTextMax) }),
  ),
});
