import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** What a child might hand in, written for this evaluation alone. */
const statementText = z.object({
  id: z.string(),
  purpose: z.enum(['recount', 'narrative', 'persuasive', 'report', 'procedure']),
  year: z.number(),
  student: z.string(),
  /** The task’s title and instructions, as the class read them. */
  task: z.string(),
  instructions: z.string(),
  text: z.string(),
});

export type StatementText = z.infer<typeof statementText>;

/** Texts that the rules were mended with, others that were read only after they were, and later ones that led to more mending. */
export const sets = ['tuned', 'fresh', 'third'] as const;
export type SetName = (typeof sets)[number];

/** A file of one of the sets, parsed. */
export const readSet = (set: SetName, file: string): unknown =>
  JSON.parse(readFileSync(`${import.meta.dirname}/${set}/${file}`, 'utf8'));

export const textsOf = (set: SetName): StatementText[] =>
  z.array(statementText).parse(readSet(set, 'texts.json'));
