import { useMemo } from 'react';
import { useOfAllWorks, useOpened } from '../marking-context.ts';
import { lookFirst, type LookFirst } from './look-first.ts';

/** The reasons by student. */
export function useLookFirst(): ReadonlyMap<string, string> {
  const { secondDrafts } = useOpened();
  const found = useOfAllWorks((works) => JSON.stringify(lookFirst(works, secondDrafts.of)));
  return useMemo(
    () =>
      new Map(
        (JSON.parse(found) as LookFirst[]).map(({ userId, reason }) => [userId, reason] as const),
      ),
    [found],
  );
}
