import { findConcern } from '../../src/concerns/find-concern.ts';
import { asProgram } from '../as-program.ts';
import { writeWeights } from './fit.ts';
import { writeNeededWords } from './needed-words.ts';
import {
  measureConcerns,
  ordinaryTexts,
  precisionOf,
  recallOf,
  sets,
  textsOf,
  type ConcernsResult,
} from './measure.ts';

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

const summaryOf = (result: ConcernsResult) =>
  `${result.found} of ${result.toRead} texts to read are found (${percent(recallOf(result))}); ` +
  `${result.alarms.length} of ${result.harmless} harmless ones are, too (precision ${percent(precisionOf(result))})`;

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
    const texts = textsOf(set);
    const result = measureConcerns(texts);
    const { missed, alarms } = result;
    print(`${set}: ${summaryOf(result)}`);
    if (texts.some(({ mendedOn }) => mendedOn)) {
      const half = (isMended: boolean) =>
        summaryOf(measureConcerns(texts.filter(({ mendedOn = false }) => mendedOn === isMended)));
      print(`  half for which signs were added: ${half(true)}`);
      print(`  half for which nothing was changed: ${half(false)}`);
    }
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

if (import.meta.main) asProgram(evaluateConcerns);
