import { asProgram } from '../as-program.ts';
import { measureSkills } from './measure.ts';

/** Prints how many of the built-in writer's points name the skill that readers find in them. */
export function evaluateSkills(print: (text: string) => void): void {
  const { agreed, right, wrong, differing, unread } = measureSkills();
  print(
    `${right} of ${agreed} points are about the skill that both readers found ` +
      `(${((100 * right) / agreed).toFixed(1)}%); on ${differing} the readers differ, ${unread} are unread`,
  );
  for (const { text, comment, skill, read } of wrong)
    print(`  ${text}: ${comment} is ${skill}, and both read it as ${read}`);
}

if (import.meta.main) asProgram(evaluateSkills);
