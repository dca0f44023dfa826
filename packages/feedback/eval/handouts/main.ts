import { asProgram } from '../as-program.ts';
import { handedIn, measureHandouts } from './measure.ts';

/** Prints how many lines of handouts are told from what students wrote. */
export function evaluateHandouts(print: (text: string) => void): void {
  for (const [name, documents] of Object.entries(handedIn)) {
    const { documents: count, task, found, own, lost } = measureHandouts(documents);
    print(
      `${name}, ${count} documents: ${found} of ${task} lines of a task are found; ` +
        `${lost} of ${own} that a student wrote are taken for one`,
    );
  }
}

if (import.meta.main) asProgram(evaluateHandouts);
