import { readdirSync, readFileSync } from 'node:fs';
import { verdict } from '@second-draft/contract';
import * as z from 'zod';
import { isRule } from '../../src/rules/is-rule.ts';

/** What becomes of a draft: other words for some, at the end for '' – or another text altogether. */
const revision = z.union([z.string(), z.array(z.tuple([z.string(), z.string()]))]);

/** How children answer a step of a rule, and what a teacher says of each answer. */
const answers = z.object({
  rule: z.string().refine(isRule),
  before: z.string(),
  /** What the class was told, where the rule asks for nothing else. */
  task: z.string().optional(),
  /** Words of the place that the step is about, where the rule finds several. */
  place: z.string().optional(),
  /** Verdict, title, and what was done. */
  answers: z.array(z.tuple([verdict, z.string(), revision])),
});

export type Answers = z.infer<typeof answers>;

const folder = new URL('answers/', import.meta.url);

export const allAnswers = (): Answers[] =>
  readdirSync(folder).flatMap((name) =>
    z.array(answers).parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))),
  );

/** The draft that came of an answer. */
export function revised(before: string, changes: z.infer<typeof revision>): string {
  if (typeof changes === 'string') return changes;
  return changes.reduce((text, [words, instead]) => {
    if (!text.includes(words)) throw new Error(`“${words}” doesn’t stand in “${text}”`);
    return words === '' ? text + instead : text.replace(words, () => instead);
  }, before);
}
