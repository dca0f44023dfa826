import { halves, measureConcerns, precisionOf, recallOf, textsOf } from './measure.ts';

const titles = { tuned: 'tuned by', 'held-out': 'held out' } as const;

const percent = (share: number) => `${(share * 100).toFixed(1)}%`;

/** Prints how many texts that an adult should read are found, and how many others, one by one. */
export function evaluateConcerns(print: (text: string) => void): void {
  for (const half of halves) {
    const result = measureConcerns(textsOf(half));
    const { found, toRead, harmless, missed, alarms } = result;
    print(
      `${titles[half]}: ${found} of ${toRead} texts to read are found (${percent(recallOf(result))}); ` +
        `${alarms.length} of ${harmless} harmless ones are, too (precision ${percent(precisionOf(result))})`,
    );
    for (const { id, kind, rests } of missed) print(`  missed ${id}, ${kind}: ${rests}`);
    for (const { id, taken } of alarms) print(`  harmless ${id}: ${taken}`);
  }
}
