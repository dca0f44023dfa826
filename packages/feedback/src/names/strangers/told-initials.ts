import type { NamedRuns } from '../letters/named-runs.ts';
import type { Run } from '../letters/runs.ts';

const keyOf = (given: string, initial: string) => `${given} ${initial}`;

/**
 * Initials of people whose family name the text tells, too, are that name: with “Ruby Tautari” told,
 * “Ruby T” is no other child.
 */
export function withToldInitials(
  found: readonly NamedRuns[],
  runs: readonly Run[],
): readonly NamedRuns[] {
  const byStart = new Map(found.map((one) => [one.from, one]));
  const next = ({ to, less }: NamedRuns) => {
    const run = less === 0 ? runs[to + 1] : undefined;
    return run?.gap === ' ' ? run : undefined;
  };
  const families = new Map<string, string>();
  for (const one of found) {
    const family = byStart.get(one.to + 1);
    const { letters = '' } = next(one) ?? {};
    if (family !== undefined && letters.length > 1)
      families.set(keyOf(one.key, letters.charAt(0)), family.key);
  }
  const initials = found.flatMap((one): NamedRuns | [] => {
    const { text = '', letters = '' } = next(one) ?? {};
    const isPart = (byStart.get(one.to + 1)?.to ?? 0) > one.to + 1;
    const key = /^\p{Lu}$/u.test(text) ? families.get(keyOf(one.key, letters)) : undefined;
    return key === undefined || isPart ? [] : { from: one.to + 1, to: one.to + 1, key, less: 0 };
  });
  const told = new Set(initials.map(({ from }) => from));
  return [...found.filter(({ from }) => !told.has(from)), ...initials];
}
