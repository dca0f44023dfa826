import { wordsAlone } from '@second-draft/contract';

export interface TextOfClass {
  id: string;
  text: string;
}

export interface ChangedText extends TextOfClass {
  before: string;
}

/** So many words in a row are seldom the same by chance. */
const IN_A_ROW = 4;

/** Fewer new runs of words say nothing. */
const FEWEST_NEW = 20;

/** A draft of which a smaller share is new is still the student's own. */
const MOSTLY_NEW = 0.5;

/** The share of what is new that stands in the other text as well. */
const NEARLY_ALL = 0.6;

/** What more texts have, and a larger share of them, the class was given. */
const FEW_TEXTS = 3;
const FEW_OF_CLASS = 1 / 3;

function runsOf(text: string): Set<string> {
  const words = wordsAlone(text).split(' ');
  const runs = new Set<string>();
  for (let i = 0; i + IN_A_ROW <= words.length; i++)
    runs.add(words.slice(i, i + IN_A_ROW).join(' '));
  return runs;
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
  const byId = Map.groupBy(others, ({ id }) => id);
  const byRun = new Map<string, string[]>();
  for (const [id, texts] of byId)
    for (const run of runsOf(texts.map(({ text }) => text).join('\n'))) {
      const holders = byRun.get(run);
      if (holders) holders.push(id);
      else byRun.set(run, [id]);
    }
  const most = Math.max(FEW_TEXTS, byId.size * FEW_OF_CLASS);
  const found = new Map<string, string>();
  for (const { id, before, text } of changed) {
    const [old, all] = [runsOf(before), runsOf(text)];
    const fresh = [...all].filter((run) => !old.has(run));
    if (fresh.length < Math.max(FEWEST_NEW, all.size * MOSTLY_NEW)) continue;
    const shared = fresh.flatMap((run) => {
      const holders = byRun.get(run) ?? [];
      return holders.length > most ? [] : holders.filter((other) => other !== id);
    });
    const counts = [...Map.groupBy(shared, (other) => other)];
    const [other, times = []] = counts.toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
    if (other !== undefined && times.length >= fresh.length * NEARLY_ALL) found.set(id, other);
  }
  return found;
}
