import { asProgram } from '../as-program.ts';
import { measureNames } from './measure.ts';
import { namesOneByOne, namesTable } from './table.ts';

export function evaluateNames(print: (text: string) => void): void {
  const { tuned, heldOut } = measureNames();
  print(namesTable({ 'tuned by': tuned, 'held out': heldOut }));
  for (const [title, result] of [
    ['tuned by', tuned],
    ['held out', heldOut],
  ] as const)
    for (const line of namesOneByOne(title, result)) print(line);
}

if (import.meta.main) asProgram(evaluateNames);
