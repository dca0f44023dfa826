import { onceForEach } from '../text/remembered.ts';
import type { StudentText } from '../text/student-text.ts';
import { ruleOf, type RuleName } from './all-rules.ts';
import type { Finding } from './rule.ts';

const foundIn = onceForEach<StudentText, Map<RuleName, readonly Finding[]>>(() => new Map());

/**
 * What a rule finds in a text. Several ask: what speaks in several scopes, what counts slips, and
 * what praises no words with one; the rule looks once.
 */
export function findingsOf(name: RuleName, text: StudentText): readonly Finding[] {
  const found = foundIn(text);
  const findings = found.get(name) ?? ruleOf(name).find(text);
  found.set(name, findings);
  return findings;
}
