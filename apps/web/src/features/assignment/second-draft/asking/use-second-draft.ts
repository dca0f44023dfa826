import type { SecondDraft } from '@second-draft/contract';
import { useMemo, useSyncExternalStore } from 'react';
import { useOpened } from '../../marking-context.ts';
import { textOf, type Work } from '../../work/work.ts';
import { secondDraftOf } from './second-draft-of.ts';

/** Null while nothing is known, and where no feedback was given. */
export function useSecondDraft(work: Work): SecondDraft | null {
  const { secondDrafts } = useOpened();
  const { id } = work.file;
  const told = useSyncExternalStore(secondDrafts.watch, () => secondDrafts.told(id));
  const text = textOf(work);
  return useMemo(() => secondDraftOf(text, told), [text, told]);
}
