import { rules } from '../rules/all-rules.ts';
import type { Rule } from '../rules/rule.ts';

/** Every sentence that a rule may add to say why. */
const reasons = new Set(
  Object.values(rules).flatMap(({ wording }: Rule) => [
    ...(wording.strength?.reasons ?? []),
    ...(wording.nextStep?.reasons ?? []),
  ]),
);

/** Whether the built-in writer uses this sentence to explain a point. */
export const isKnownReason = (sentence: string): boolean => reasons.has(sentence);
