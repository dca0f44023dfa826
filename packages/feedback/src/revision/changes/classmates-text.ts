import { wordsAlone } from '@second-draft/contract';

export interface TextOfClass {
  id: string;
  text: string;
}

export interface ChangedText extends TextOfClass {
  before: string;
}

/** This many words in a row are seldom the same by chance. */
const IN_A_ROW = 4;

/** Fewer new runs of words prove nothing. */
const FEWEST_NEW = 20;

/** A draft with a smaller share of new words is still the student's own. */
const MOSTLY_NEW = 0.5;

/** The share of what is new that is in the other text as well. */
const NEARLY_ALL = 0.6;

/** What more texts than this have, and a larger share of them, was given to the class. */
const FEW_TEXTS = 3;
const FEW_OF_CLASS = 1 / 3;

function runsOf(text: string): Set<string> {
  const words = wordsAlone(text).split(' ');
  const runs = new Set<string>();
  for (let i = 0; i + IN_A_ROW <= words.length; i++)
    runs.add(words.slice(i, i + IN_A_ROW).join(' '));
  return runs;
}

/** What is new in a text that is mostly new; empty for any other. */
function newRuns({ before, text }: ChangedText): string[] {
  const all = runsOf(text);
  const old = runsOf(before);
  const fresh = [...all].filter((run) => !old.has(run));
  return fresh.length < Math.max(FEWEST_NEW, all.size * MOSTLY_NEW) ? [] : fresh;
}

/** For each run in any of the texts, the texts that have it. */
function holdersOf(
  wanted: ReadonlySet<string>,
  byId: ReadonlyMap<string, readonly TextOfClass[]>,
): Map<string, string[]> {
  const holders = new Map<string, string[]>();
  for (const [id, texts] of byId)
    for (const run of runsOf(texts.map(({ text }) => text).join('\n'))) {
      if (!wanted.has(run)) continue;
      const ids = holders.get(run);
      if (ids) ids.push(id);
      else holders.set(run, [id]);
    }
  return holders;
}

/**
 * Finds changed texts that are nearly another text of the class.
 * @returns by the id of the changed text, that of the other
 */
export function classmatesTexts({
  changed,
  others,
}: {
  changed: readonly ChangedText[];
  others: readonly TextOfClass[];
}): Map<string, string> {
  const written = changed
    .map((one) => ({ id: one.id, runs: newRuns(one) }))
    .filter(({ runs }) => runs.length > 0);
  const found = new Map<string, string>();
  if (written.length === 0) return found;
  const byId = Map.groupBy(others, ({ id }) => id);
  const holders = holdersOf(new Set(written.flatMap(({ runs }) => runs)), byId);
  const most = Math.max(FEW_TEXTS, byId.size * FEW_OF_CLASS);
  for (const { id, runs } of written) {
    const times = new Map<string, number>();
    for (const run of runs) {
      const ids = holders.get(run) ?? [];
      if (ids.length <= most)
        for (const other of ids) if (other !== id) times.set(other, (times.get(other) ?? 0) + 1);
    }
    const [nearest, shared = 0] = [...times].toSorted(([, a], [, b]) => b - a)[0] ?? [];
    if (nearest !== undefined && shared >= runs.length * NEARLY_ALL) found.set(id, nearest);
  }
  return found;
}
