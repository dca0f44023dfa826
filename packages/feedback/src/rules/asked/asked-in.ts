import type { Rule } from '../rule.ts';
import type { ScopeName } from '../scopes.ts';

/** After what is more telling there. */
const LAST_PLACE = 9;

/** A step that only the task asks for: in these scopes, and in general writing. */
export const askedIn = (...scopes: readonly ScopeName[]): Rule['speaksOf'] => ({
  nextStep: Object.fromEntries(
    [...scopes, 'general writing' as const].map((scope) => [scope, LAST_PLACE]),
  ),
});
