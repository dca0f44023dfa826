import type { Rule } from '../rule.ts';
import { found } from './found.ts';

/** All that a rule quotes in a text. */
export const quoted = (rule: Rule, text: string) =>
  found(rule, text).flatMap(([, ...quotations]) => quotations);
