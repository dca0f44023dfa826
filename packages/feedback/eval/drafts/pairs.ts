import { readdirSync, readFileSync } from 'node:fs';
import { verdict } from '@second-draft/contract';
import * as z from 'zod';

export const revisionKinds = [
  'acted on',
  'partly',
  'not at all',
  'wrongly',
  'only respelt',
  'moved',
  'rewritten',
  'shortened',
  'told to the judge',
] as const;

const step = z.object({
  comment: z.string(),
  quotations: z.array(z.string()),
  by: z.enum(['built-in', 'model', 'teacher']),
  /** The rule that found it, for a step of the built-in writer. */
  rule: z.string().optional(),
  /** What each reader said, before any judge did; two of them didn't see each other's. */
  readers: z.array(verdict).min(1).max(2),
  /** What they agreed on; a third decided where two didn't. */
  verdict,
  /** What a model answered that was asked to judge. */
  answer: z.object({ verdict, proof: z.array(z.string()) }).optional(),
});

const pair = z.object({
  id: z.string(),
  purpose: z.enum(['recount', 'narrative', 'persuasive', 'report', 'procedure']),
  year: z.int().min(3).max(8),
  kind: z.enum(revisionKinds),
  before: z.string(),
  after: z.string(),
  steps: z.array(step),
});

export type Pair = z.infer<typeof pair>;

const folder = new URL('pairs/', import.meta.url);

/**
 * Sets of pairs: those that the rules were tuned by, and those held out, with a model’s answers. The
 * thirteenth set and later ones have no such answers and tell what rules do alone; half of each was
 * held out. Most steps of the fifteenth, and all of the seventeenth and the eighteenth, are in a teacher’s own words.
 */
export type SetOfPairs =
  | 'tuned'
  | 'held-out'
  | 'thirteenth-seen'
  | 'thirteenth-held-out'
  | 'fourteenth-seen'
  | 'fourteenth-held-out'
  | 'fifteenth-seen'
  | 'fifteenth-held-out'
  | 'sixteenth-seen'
  | 'sixteenth-held-out'
  | 'seventeenth-seen'
  | 'seventeenth-held-out'
  | 'eighteenth-seen'
  | 'eighteenth-held-out';

const setOf = (file: string) => file.slice(0, file.lastIndexOf('-'));

/** The sets that a half consists of, in the order in which they are kept: a file a purpose. */
export function setsOf(half: SetOfPairs): { name: string; pairs: Pair[] }[] {
  const files = readdirSync(folder).filter((name) => name.startsWith(half));
  return [...new Set(files.map(setOf))].map((name) => ({
    name,
    pairs: files
      .filter((file) => setOf(file) === name)
      .flatMap((file) =>
        z.array(pair).parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
      ),
  }));
}

export const pairsOf = (half: SetOfPairs): Pair[] => setsOf(half).flatMap(({ pairs }) => pairs);
