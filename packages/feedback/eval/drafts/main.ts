import { answered, believing, judgePairs, reading, recorded } from './measure.ts';
import { pairsOf } from './pairs.ts';
import { callsOf, draftsTable, mistakesOf } from './table.ts';

/** Mistakes of the held-out pairs are counted, not shown: whoever reads them would tune by them. */
export function evaluateDrafts(print: (text: string) => void): void {
  const tuned = judgePairs(pairsOf('tuned'), recorded);
  const heldOut = judgePairs(pairsOf('held-out'), recorded);
  const all = [...pairsOf('tuned'), ...pairsOf('held-out')];
  print(draftsTable('tuned by', tuned));
  // Once they have been measured they count as seen, and none is left until there are new ones.
  if (heldOut.length > 0) print(`\n${draftsTable('held out', heldOut)}`);
  if (heldOut.length > 0)
    print(
      `\n${draftsTable('held out, with a model’s answers', judgePairs(pairsOf('held-out'), answered))}`,
    );
  for (const half of ['thirteenth-seen', 'thirteenth-held-out'] as const)
    print(`\n${draftsTable(half.replace('-', ', '), judgePairs(pairsOf(half), recorded))}`);
  const read = judgePairs(all, reading);
  print(`\n${draftsTable('if a model read as the readers did', read)}`);
  print(`\n${callsOf(read)}`);
  print(`\n${draftsTable('if the model believed everything', judgePairs(all, believing))}\n`);
  for (const mistake of mistakesOf(tuned)) print(mistake);
}
