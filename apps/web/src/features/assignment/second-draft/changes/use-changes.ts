import type { SecondDraft } from '@second-draft/contract';
import { useState } from 'react';

/** Whether the changes are shown, and how; null where there are none to show. */
export function useChanges(draft: SecondDraft | null) {
  const [chosen, onShown] = useState<boolean | null>(null);
  const [isGoneShown, onGoneShown] = useState(false);
  const comparison = draft?.comparison;
  const earlierText = draft?.earlier.at(-1)?.text;
  if (!comparison || comparison.changes.length === 0 || earlierText === undefined) return null;
  const isShown = chosen ?? draft.state === 'changed';
  return { comparison, earlierText, isShown, isGoneShown, onShown, onGoneShown };
}
