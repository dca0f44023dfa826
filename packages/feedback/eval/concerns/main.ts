import { findConcern } from '../../src/concerns/find-concern.ts';
import { writeWeights } from './fit.ts';
import { writeNeededWords } from './needed-words.ts';
import { measureConcerns, ordinaryTexts, precisionOf, recallOf, sets, textsOf } from './measure.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/**
 * Prints how many texts that an adult should read are found, and how many others, one by one.
 * @param write learns the weights anew from the texts, and writes them and the words that signs need
 */
export function evaluateConcerns(
  print: (text: string) => void,
  { write }: { write: boolean },
): void {
  if (write) {
    writeWeights();
    writeNeededWords();
    return;
  }
  for (const set of sets) {
    const result = measureConcerns(textsOf(set));
    const { found, toRead, harmless, missed, alarms } = result;
    print(
      `${set}: ${found} of ${toRead} texts to read are found (${percent(recallOf(result))}); ` +
        `${alarms.length} of ${harmless} harmless ones are, too (precision ${percent(precisionOf(result))})`,
    );
    for (const { id, kind, rests } of missed) print(`  missed ${id}, ${kind}: ${rests}`);
    for (const { id, taken } of alarms) print(`  harmless ${id}: ${taken}`);
  }
  const ordinary = ordinaryTexts();
  const taken = ordinary.flatMap(({ id, text }) => {
    const concern = findConcern(text);
    return concern ? [`  ordinary ${id}, ${concern.kind}: ${concern.text}`] : [];
  });
  print(`ordinary: ${taken.length} of ${ordinary.length} texts are found, too`);
  taken.forEach(print);
}
