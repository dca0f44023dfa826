import type { FeedbackChange } from '@second-draft/contract';

/** With this share of the words kept, a feedback is changed lightly. */
const LIGHTLY_FROM = 0.75;

const plain = (text: string) => text.normalize('NFC').replaceAll(/\s+/gu, ' ').trim();

function wordCounts(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const [word] of text.toLowerCase().matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu))
    counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

const sumOf = (counts: Iterable<number>) => [...counts].reduce((sum, count) => sum + count, 0);

/** Of the words of both, the share that is in both; their order doesn't count. From 0 to 1. */
function sharedWords(one: string, other: string): number {
  const [here, there] = [wordCounts(one), wordCounts(other)];
  const shared = sumOf([...here].map(([word, count]) => Math.min(count, there.get(word) ?? 0)));
  const all = sumOf(here.values()) + sumOf(there.values());
  return all === 0 ? 1 : (2 * shared) / all;
}

/** Line ends and spaces are no change. */
export function feedbackChangeOf(written: string, sent: string): FeedbackChange {
  const [before, after] = [plain(written), plain(sent)];
  if (before === after) return 'unchanged';
  return sharedWords(before, after) >= LIGHTLY_FROM ? 'lightly' : 'rewritten';
}
