import { isOwnInitial, isOwnLetter } from '../class-list/own-initials.ts';
import type { Roster } from '../class-list/roster.ts';
import type { NamedRuns } from '../letters/named-runs.ts';
import type { Run } from '../letters/runs.ts';

/** Initials beside a name are part of it: J. Chen, Hana W. */
export function withInitials(
  found: readonly NamedRuns[],
  runs: readonly Run[],
  { initials, ownInitials }: Roster,
): NamedRuns[] {
  const named = new Set(found.flatMap(({ from, to }) => [from, to]));
  const isInitial = (at: number) => {
    const text = runs[at]?.text ?? '';
    if (named.has(at) || isPostscript(runs, at)) return false;
    return /^\p{Lu}$/u.test(text) && initials.has(runs[at]?.letters ?? '');
  };
  return found.flatMap((one) => {
    const before = /^\.?\s?$/u.test(runs[one.from]?.gap ?? '') && isInitial(one.from - 1);
    const gapAfter = runs[one.to + 2]?.gap ?? '';
    const isOwn = isOwnInitial(runs, one.to + 1, one.key, ownInitials);
    const after = runs[one.to + 1]?.gap === ' ' && isInitial(one.to + 1);
    // ‘I’ and ‘A’ are words if the sentence continues.
    const isSure =
      !/^[ai]$/u.test(runs[one.to + 1]?.letters ?? '') ||
      !/^\s/u.test(gapAfter) ||
      isOwnLetter(runs, one.to + 1, one.key, ownInitials);
    return [
      ...(before ? [initialAt(one.from - 1, runs[one.from]?.gap === '. ' ? -1 : 0)] : []),
      one,
      ...(((after && isSure) || isOwn) && one.less === 0 ? [initialAt(one.to + 1, 0)] : []),
    ];
  });

  function initialAt(at: number, less: number): NamedRuns {
    return { from: at, to: at, key: `initial ${runs[at]?.letters}`, less };
  }
}

/** The S of ‘P.S. Hana says hi’. */
const isPostscript = (runs: readonly Run[], at: number): boolean =>
  runs[at]?.letters === 's' && runs[at].gap === '.' && runs[at - 1]?.letters === 'p';
