import { readFileSync } from 'node:fs';
import { findConcern } from '../../src/concerns/find-concern.ts';

export interface LabelledText {
  id: string;
  year: number;
  purpose: string;
  /** Why an adult should read it; null for a harmless look-alike. */
  kind: string | null;
  /** The words that show it, as they stand in the text. */
  rests: string | null;
  text: string;
  /** Signs were added for texts like it once it had been measured. */
  mendedOn?: true;
}

/** But for the first, sets that nothing is tuned by (of the last, half); a round each, and who wrote it hadn't seen the rest. */
export const sets = [
  'tuned',
  'held-out',
  'held-out-te-reo',
  'held-out-2',
  'held-out-3',
  'held-out-4',
  'held-out-5',
] as const;

export interface ConcernsResult {
  toRead: number;
  harmless: number;
  found: number;
  /** Texts that an adult should have read. */
  missed: LabelledText[];
  /** Harmless texts, with the words that were taken for something. */
  alarms: (LabelledText & { taken: string })[];
}

/** A file of this folder, by its name without the ending. */
export const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), 'utf8'));

export const textsOf = (set: (typeof sets)[number]) => read(set) as LabelledText[];

/** Texts about everyday subjects, in which there is nothing that an adult should see. */
export const ordinaryTexts = () => read('ordinary') as { id: string; text: string }[];

export function measureConcerns(texts: readonly LabelledText[]): ConcernsResult {
  const seen = texts.map((one) => ({ ...one, taken: findConcern(one.text)?.text ?? null }));
  const toRead = seen.filter(({ kind }) => kind !== null);
  const harmless = seen.filter(({ kind }) => kind === null);
  const missed = toRead.filter(({ taken }) => taken === null);
  return {
    toRead: toRead.length,
    harmless: harmless.length,
    found: toRead.length - missed.length,
    missed,
    alarms: harmless.flatMap(({ taken, ...one }) => (taken === null ? [] : [{ ...one, taken }])),
  };
}

/** Of the texts that an adult should read, the share that is found. */
export const recallOf = ({ found, toRead }: ConcernsResult) => found / toRead;

/** Of the texts that a teacher is asked to read, the share that an adult should. */
export const precisionOf = ({ found, alarms }: ConcernsResult) => found / (found + alarms.length);
