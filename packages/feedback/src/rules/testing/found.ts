import { readAsForm } from '../../text/student-text.ts';
import type { Rule } from '../rule.ts';

/** The kind of each finding of a rule, with all that it quotes. */
export const found = (rule: Rule, text: string, purpose?: string) =>
  rule.find(readAsForm(text, purpose)).map(({ kind, quotations }) => [kind, ...quotations.flat()]);
