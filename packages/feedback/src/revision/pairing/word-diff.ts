import { diffArrays } from 'diff';
import { pair, type Alignment } from '../words/alignment.ts';
import { gapsIn, splitAtShared, type Gap } from './gaps.ts';

/** Words added and removed in one stretch; more is another text. */
const MOST_EDITS = 100;

/** The most work for all stretches of two drafts (steps of the search). */
const MOST_STEPS = 300_000;

/** This many words in a row that each draft has once are the same place. */
const IN_A_ROW = 3;

/** Pairs words within the stretches that have no whole sentence in common. */
export function pairWords(alignment: Alignment): void {
  let steps = MOST_STEPS;
  const pairIn = (gap: Gap, isLastTry: boolean): void => {
    const both = inBoth(alignment, gap);
    if (both.before.length === 0) return;
    const most = Math.min(MOST_EDITS, Math.floor(Math.sqrt(steps)));
    const edits = pairCommon(alignment, both, most);
    steps -= Math.min(steps, (edits ?? most) ** 2);
    if (edits !== null || isLastTry) return;
    for (const part of splitAtShared(alignment, both, 1)) pairIn(part, true);
  };
  for (const gap of gapsIn(alignment))
    for (const part of splitAtShared(alignment, gap, IN_A_ROW)) pairIn(part, false);
}

/** Words that only one side has can't be paired, and would only make the search longer. */
function inBoth({ idsBefore, idsAfter }: Alignment, gap: Gap): Gap {
  const ofBefore = new Set(gap.before.map((i) => idsBefore[i]));
  const ofAfter = new Set(gap.after.map((i) => idsAfter[i]));
  return {
    before: gap.before.filter((i) => ofAfter.has(idsBefore[i])),
    after: gap.after.filter((i) => ofBefore.has(idsAfter[i])),
  };
}

/** @returns how many words were added and removed; null, and nothing paired, if more than `most` */
function pairCommon(alignment: Alignment, gap: Gap, maxEditLength: number): number | null {
  const parts = diffArrays(
    gap.before.map((i) => alignment.idsBefore[i]),
    gap.after.map((i) => alignment.idsAfter[i]),
    { maxEditLength },
  );
  if (parts === undefined) return null;
  let edits = 0;
  let one = 0;
  let other = 0;
  for (const { added, removed, count } of parts) {
    if (added || removed) edits += count;
    else
      for (let i = 0; i < count; i++)
        pair(alignment, gap.before[one + i] ?? 0, gap.after[other + i] ?? 0);
    if (!added) one += count;
    if (!removed) other += count;
  }
  return edits;
}
