import { parseArgs } from 'node:util';

type Evaluate = (print: (text: string) => void, options: { write: boolean }) => void;

/** Prints an evaluation; with `--write` on the command line it may record what it found. */
export function asProgram(evaluate: Evaluate): void {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  // `process.stdout` would end the program with an error once `head` has read enough.
  evaluate((text) => console.log(text), values);
}
