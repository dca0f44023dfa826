import { readStudentText } from '../../text/student-text.ts';
import { ruleOf, type RuleName } from '../all-rules.ts';

/** The kind of each finding of a rule, with all that it quotes. */
export const found = (rule: RuleName, text: string, purpose?: string) =>
  ruleOf(rule)
    .find(readStudentText(text, purpose))
    .map(({ kind, quotations }) => [kind, ...quotations.flat()]);
