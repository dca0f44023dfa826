import { asProgram } from '../as-program.ts';
import { measureNeeds } from './measure.ts';

/** Prints how many of the needs that a model named are asked for by the built-in writer. */
export function evaluateNeeds(print: (text: string) => void): void {
  const { texts, main, any, withoutStep, onlySpelling, byNeed } = measureNeeds();
  const share = (count: number) => `${count} (${((100 * count) / texts).toFixed(0)}%)`;
  print(
    `Of ${texts} texts, a next step asks for what matters most in ${share(main)}, and for that ` +
      `or the next need in ${share(any)}; ${withoutStep} have no step, ${onlySpelling} only a misspelt word`,
  );
  const rows = Object.entries(byNeed).toSorted(([, one], [, other]) => other.of - one.of);
  for (const [need, { met, of }] of rows) print(`  ${need}: ${met} of ${of}`);
}

if (import.meta.main) asProgram(evaluateNeeds);
