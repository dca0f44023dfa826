import { randomUUID } from 'node:crypto';
import {
  hasSameWords,
  hasWords,
  otherWordsOf,
  versionOf,
  withOtherWords,
  withPosting,
  type DraftContent,
  type SavedDraft,
} from '@second-draft/contract';

export interface TakenIn {
  content: DraftContent;
  /** What was stored is newer than what the browser knew. */
  isStale: boolean;
}

/** The words of a browser that knew nothing of what is stored are kept beside it. */
function withOther(stored: DraftContent, sent: SavedDraft): DraftContent {
  const other = otherWordsOf(sent);
  const isKept = [stored, ...stored.others].some((one) => hasSameWords(one, other));
  if (!hasWords(other) || isKept) return stored;
  // Replaces what the same tab saved before: its last words count.
  const others = stored.others.filter(({ version }) => !sent.known?.includes(version));
  return {
    ...stored,
    others: withOtherWords(others, other),
    version: randomUUID(),
  };
}

/** Missing from drafts that earlier versions stored. */
const addedLater = { version: null, others: [], comment: null };

/**
 * Without `known`, the latest change wins. A comment that is on the document stays known, even if a
 * browser that doesn't know of it sends none.
 */
export function takeIn(found: DraftContent | null, saved: SavedDraft): TakenIn {
  const { known, ...sent } = saved;
  if (found === null) return { content: sent, isStale: false };
  const stored = { ...addedLater, ...found };
  if (known === undefined) {
    const isLater = Date.parse(sent.changedAt) >= Date.parse(stored.changedAt);
    const content = isLater
      ? withPosting({ ...sent, others: stored.others }, stored)
      : withPosting(stored, sent);
    return { content, isStale: false };
  }
  const isKnown = [...known, versionOf(sent)].includes(versionOf(stored));
  if (isKnown) return { content: withPosting(sent, stored), isStale: false };
  return { content: withPosting(withOther(stored, saved), sent), isStale: true };
}
