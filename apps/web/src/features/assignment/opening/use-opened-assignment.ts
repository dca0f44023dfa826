import type { Draft } from '@second-draft/contract';
import { useEffect, useState } from 'react';
import type { OpenedAssignment } from '../marking-context.ts';
import { openAssignment } from './open-assignment.ts';

type OpenedFrom = Parameters<typeof openAssignment>[0];

/**
 * Opens an assignment for as long as the component stands: reads its documents, keeps what is
 * typed, and takes in the server's drafts and the focus sources as they come.
 */
export function useOpenedAssignment(
  from: OpenedFrom,
  drafts: readonly Draft[] | undefined,
): OpenedAssignment {
  const [{ opened, keeper, read }] = useState(() => openAssignment(from));
  const { sources } = from;
  useEffect(() => keeper.start(), [keeper]);
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  useEffect(() => {
    if (drafts) keeper.merge(drafts);
  }, [keeper, drafts]);
  useEffect(() => {
    if (opened.sources.get() !== sources) opened.sources.set(sources);
  }, [opened, sources]);
  return opened;
}
