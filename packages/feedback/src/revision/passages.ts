import { cutText } from '@second-draft/contract';
import type { Run } from './alignment.ts';
import { rangeOf, type WordChange } from './changes.ts';
import { isAboutMarks } from './about-marks.ts';
import type { DraftsToRead } from './looked.ts';
import { changesIn, placeOf, wholeSentences, withNeighbours } from './places.ts';
import type { EarlierStep } from './steps-of.ts';

/** Matching stretches of both drafts, in whole sentences; one of them may be empty. */
export interface Passage {
  before: string;
  after: string;
}

/** So much is enough to judge a step by (passages; UTF-16 units of each). */
const MOST_PASSAGES = 6;
const LONGEST = 1_500;

/**
 * What of two drafts may tell whether a step was taken: the sentences around its quotations; for a
 * step about the whole text, or one whose words are gone, all that changed. Empty where nothing
 * changed that could matter.
 */
export function passagesFor(drafts: DraftsToRead, step: EarlierStep): Passage[] {
  const { compared, normalised } = drafts;
  const words = compared.alignment.after;
  const marksCount = isAboutMarks(step.comment);
  const telling = compared.changes.filter(({ kind }) => kind !== 'mended' || marksCount);
  const places = step.quotations.flatMap(
    (quotation) => placeOf(compared, normalised, quotation) ?? [],
  );
  const around = places
    .map((place) => withNeighbours(words, withNeighbours(words, place.after)))
    .filter((run) => changesIn(telling, run).length > 0);
  const stand = places.length > 0 && places.every(({ isKept }) => isKept);
  if (stand && around.length === 0) return [];
  const others = telling.map(({ after }) => wholeSentences(words, after));
  const runs = apart([...around, ...others]);
  return runs.slice(0, MOST_PASSAGES).map((run) => passageAt(drafts, run, telling));
}

/** Runs in order of importance, without those that an earlier one has already. */
function apart(runs: readonly Run[]): Run[] {
  const kept: Run[] = [];
  for (const run of runs)
    if (!kept.some((one) => run.from < one.to && one.from < run.to)) kept.push(run);
  return kept;
}

function passageAt(
  { compared, before, after }: DraftsToRead,
  run: Run,
  changes: readonly WordChange[],
): Passage {
  const { alignment } = compared;
  const kept = [...alignment.ofAfter.subarray(run.from, run.to)].filter((at) => at >= 0);
  const here = changesIn(changes, run).filter(({ before: old }) => old.to > old.from);
  const edges = [
    ...kept.map((at) => ({ from: at, to: at + 1 })),
    ...here.map(({ before: old }) => old),
  ];
  const old =
    edges.length === 0
      ? null
      : wholeSentences(alignment.before, {
          from: Math.min(...edges.map(({ from }) => from)),
          to: Math.max(...edges.map(({ to }) => to)),
        });
  const textOf = (text: string, range: ReturnType<typeof rangeOf>) =>
    range === null ? '' : cutText(text.slice(range.start, range.end), LONGEST);
  return {
    before: textOf(before, old && rangeOf(alignment.before, old)),
    after: textOf(after, rangeOf(alignment.after, run)),
  };
}
