import type { CheckedDraft } from './judge-draft.ts';
import type { Draft, Written } from '../writers/writer.ts';

export interface Judged {
  written: Written<Draft>;
  checked: CheckedDraft;
  reasons: readonly string[];
}

/** Fewer is better: unusable counts most, then failed checks, then dropped quotations. */
function faultsOf({ checked: { checks, isUsable } }: Judged): number {
  const { failed, quotations } = checks;
  return (isUsable ? 0 : 10_000) + failed.length * 100 + quotations.dropped;
}

/** On a tie the second wins: it knew what was wrong. */
export function betterOf(first: Judged, second: Judged): Judged {
  return faultsOf(first) < faultsOf(second) ? first : second;
}
