import { parseArgs } from 'node:util';

type Evaluate = (print: (text: string) => void, options: { write: boolean }) => void;

/** Prints an evaluation; with `--write` on the command line it may record what it found. */
export function asProgram(evaluate: Evaluate): void {
  const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
  evaluate((text) => process.stdout.write(`${text}\n`), values);
}
