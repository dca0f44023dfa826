import { rules, type RuleName } from '../../rules/all-rules.ts';
import type { Finding, Rule } from '../../rules/rule.ts';
import type { ScopeName } from '../../rules/scopes.ts';
import { remembered } from '../../text/remembered.ts';

/** What may be praised and what may be the next step, the most telling first. */
export interface Scope {
  strengths: readonly RuleName[];
  steps: readonly RuleName[];
}

const named = Object.entries(rules) as [RuleName, Rule][];

/** The rules that speak in a scope, as they declare it themselves. */
export const scopeOf: (name: ScopeName) => Scope = remembered(Infinity, (name: ScopeName) => ({
  strengths: ranked(name, 'strength'),
  steps: ranked(name, 'nextStep'),
}));

function ranked(scope: ScopeName, kind: Finding['kind']): RuleName[] {
  return named
    .flatMap(([name, { speaksOf }]) => {
      const place = speaksOf[kind]?.[scope];
      return place === undefined ? [] : [{ name, place }];
    })
    .toSorted((one, other) => one.place - other.place)
    .map(({ name }) => name);
}
