import type { Draft } from '@second-draft/contract';

const changed = ({ changedAt }: Draft) => Date.parse(changedAt);

/**
 * The newest draft of each document; the server's wins a tie. `unsent` are the ids of those that
 * the server lacks.
 */
export function mergeDrafts(
  here: Iterable<Draft>,
  there: Iterable<Draft>,
): { newest: Map<string, Draft>; unsent: string[] } {
  const newest = new Map<string, Draft>();
  for (const one of there) newest.set(one.documentId, one);
  const unsent: string[] = [];
  for (const mine of here) {
    const theirs = newest.get(mine.documentId);
    if (theirs && changed(theirs) >= changed(mine)) continue;
    newest.set(mine.documentId, mine);
    unsent.push(mine.documentId);
  }
  return { newest, unsent };
}
