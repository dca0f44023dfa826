import { readdirSync, readFileSync } from 'node:fs';
import * as z from 'zod';

export const criteria = ['criteria', 'directions', 'accuracy', 'priority', 'tone'] as const;

const reading = z.object({
  ...(Object.fromEntries(criteria.map((one) => [one, z.number().min(1).max(5)])) as Record<
    (typeof criteria)[number],
    z.ZodNumber
  >),
  /** Whether it could be sent: as it is, after an edit of under 20 seconds, or not at all. */
  verdict: z.enum(['unchanged', 'light', 'no']),
  /** What the reader called false; empty where nothing is. */
  false: z.string(),
});

export type Reading = z.infer<typeof reading>;

const round = z.array(z.object({ scores: z.record(z.string(), z.array(reading)) }));

export interface VersionRead {
  /** The file's name without its ending. */
  round: string;
  version: string;
  readings: Reading[];
}

const folder = new URL('../blind/', import.meta.url);

/** By number, and what was read again after what it was read again of. */
const inOrder = (one: string, other: string) =>
  one.localeCompare(other, 'en', { numeric: true, sensitivity: 'base' });

/** What readers said in the blind rounds, by round and by version of the feedback. */
export function versionsRead(): VersionRead[] {
  const names = readdirSync(folder).flatMap((file) => /^(round-.+)\.json$/.exec(file)?.[1] ?? []);
  return names.toSorted(inOrder).flatMap((name) => {
    const texts = round.parse(JSON.parse(readFileSync(new URL(`${name}.json`, folder), 'utf8')));
    const versions = [...new Set(texts.flatMap(({ scores }) => Object.keys(scores)))].toSorted();
    return versions.map((version) => ({
      round: name,
      version,
      readings: texts.flatMap(({ scores }) => scores[version] ?? []),
    }));
  });
}
