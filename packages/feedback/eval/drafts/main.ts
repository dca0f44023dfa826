import { asProgram } from '../as-program.ts';
import {
  answered,
  believing,
  judgePairs,
  ownSteps,
  reading,
  recorded,
  unasked,
} from './measure.ts';
import { pairsOf, setsOf, type SetOfPairs } from './pairs.ts';
import { callsOf, draftsTable, mistakesOf, ownStepsTable, setsTable } from './table.ts';

const titles: Record<SetOfPairs, string> = {
  tuned: 'tuned by',
  'held-out': 'held out',
  'thirteenth-seen': 'thirteenth, seen',
  'thirteenth-held-out': 'thirteenth, held-out',
  'fourteenth-seen': 'fourteenth, seen',
  'fourteenth-held-out': 'fourteenth, held-out',
  'fifteenth-seen': 'fifteenth, seen',
  'fifteenth-held-out': 'fifteenth, held-out',
  'sixteenth-seen': 'sixteenth, seen',
  'sixteenth-held-out': 'sixteenth, held-out',
  'seventeenth-seen': 'seventeenth, seen',
  'seventeenth-held-out': 'seventeenth, held-out',
  'eighteenth-seen': 'eighteenth, seen',
  'eighteenth-held-out': 'eighteenth, held-out',
};

/** The halves that have steps in a teacher's or a model's own words, which no rule found. */
const withOwnSteps = [
  'tuned',
  'held-out',
  'fifteenth-seen',
  'fifteenth-held-out',
  'sixteenth-seen',
  'sixteenth-held-out',
  'seventeenth-seen',
  'seventeenth-held-out',
  'eighteenth-seen',
  'eighteenth-held-out',
] as const;

const judgedSetsOf = (half: SetOfPairs) =>
  setsOf(half).map(({ name, pairs }) => ({ name, judged: judgePairs(pairs, recorded) }));

/** Mistakes of the held-out pairs are counted, not shown: whoever reads them would tune by them. */
export function evaluateDrafts(print: (text: string) => void): void {
  const halves = (Object.keys(titles) as SetOfPairs[]).map((half) => ({
    half,
    sets: judgedSetsOf(half),
  }));
  for (const { half, sets } of halves) {
    const judged = sets.flatMap((set) => set.judged);
    print(`${draftsTable(titles[half], judged)}\n`);
    if (half === 'held-out')
      print(
        `${draftsTable('held out, with a model’s answers', judgePairs(pairsOf(half), answered))}\n`,
      );
  }
  print(`${setsTable(halves.flatMap(({ sets }) => sets))}\n`);
  const own = withOwnSteps.flatMap((half) =>
    setsOf(half).map(({ name, pairs }) => ({ name, judged: ownSteps(judgePairs(pairs, unasked)) })),
  );
  print(`${ownStepsTable(own)}\n`);
  const all = [...pairsOf('tuned'), ...pairsOf('held-out')];
  const read = judgePairs(all, reading);
  print(draftsTable('if a model read as the readers did', read));
  print(`\n${callsOf(read)}`);
  print(`\n${draftsTable('if the model believed everything', judgePairs(all, believing))}\n`);
  const tuned = halves.find(({ half }) => half === 'tuned')?.sets ?? [];
  for (const mistake of mistakesOf(tuned.flatMap(({ judged }) => judged))) print(mistake);
}

if (import.meta.main) asProgram(evaluateDrafts);
