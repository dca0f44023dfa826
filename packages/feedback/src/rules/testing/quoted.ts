import { found } from './found.ts';
import type { RuleName } from '../all-rules.ts';

/** All that a rule quotes in a text. */
export const quoted = (rule: RuleName, text: string) =>
  found(rule, text).flatMap(([, ...quotations]) => quotations);
