import type { CheckedDraft } from './judge-draft.ts';
import type { Draft, Written } from './writers/writer.ts';

/** A draft after the gate. */
export interface Judged {
  written: Written<Draft>;
  checked: CheckedDraft;
  /** What a second try should mend. */
  reasons: readonly string[];
}

/** Fewer is better: first what can't be used, then what fails, then what had to be dropped. */
function faultsOf({ checked: { checks, usable } }: Judged): number {
  const { failed, quotations } = checks;
  return (usable ? 0 : 10_000) + failed.length * 100 + quotations.dropped;
}

/** The better of two tries; the second where they are alike, for it knew what was wrong. */
export function betterOf(first: Judged, second: Judged): Judged {
  return faultsOf(first) < faultsOf(second) ? first : second;
}
