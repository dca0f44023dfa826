import { rules, type RuleName } from './all-rules.ts';

export function isRule(name: string | null): name is RuleName {
  return name !== null && Object.hasOwn(rules, name);
}
