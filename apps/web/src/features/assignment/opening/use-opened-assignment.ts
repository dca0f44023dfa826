import type { Draft } from '@second-draft/contract';
import { startTransition, useEffect, useState } from 'react';
import type { OpenedAssignment } from '../marking-context.ts';
import { openAssignment, type Opening } from './open-assignment.ts';
import { leave, takeUp } from './still-at-work.ts';

type OpenedFrom = Parameters<typeof openAssignment>[0];

/**
 * Reads the documents, keeps what is typed, and takes in drafts and focus sources as they arrive.
 * What is still being written from an earlier visit is taken up.
 * @param from null while the students aren't known; what is first known of them is opened
 * @returns null at first: drawing a whole class takes a while, so its documents are requested first
 */
export function useOpenedAssignment(
  from: OpenedFrom | null,
  drafts: readonly Draft[] | undefined,
): OpenedAssignment | null {
  const [first, setFirst] = useState(from);
  if ((first === null) !== (from === null)) setFirst(from);
  const [opening, setOpening] = useState<Opening | null>(null);
  useEffect(() => {
    if (first === null) return undefined;
    const started = takeUp(first.place, first.students) ?? openAssignment(first);
    void started.read();
    startTransition(() => setOpening(started));
    return () => {
      leave(started);
      setOpening(null);
    };
  }, [first]);
  useEffect(() => opening?.opened.secondDrafts.follow(), [opening]);
  useEffect(
    () => () => {
      opening?.opened.marking.postLater.leave();
      opening?.opened.marking.postReady.stop();
      opening?.opened.ahead.turn(false);
    },
    [opening],
  );
  useEffect(() => {
    if (drafts) opening?.keeper.merge(drafts);
  }, [opening, drafts]);
  const sources = from?.sources;
  useEffect(() => {
    if (sources) opening?.takeSources(sources);
  }, [opening, sources]);
  return first && opening && opening.opened;
}
