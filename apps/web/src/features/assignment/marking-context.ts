import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useWatchedValue, type WatchedValue } from '../../lib/state/watched-value.ts';
import type { WriteAhead } from './ahead/write-ahead.ts';
import type { CurrentStudent } from './class/current-student.ts';
import type { DraftKeeper } from './drafts/draft-keeper.ts';
import type { Marking } from './actions/marking.ts';
import type { FocusSources } from './focus/category-options.ts';
import type { StudentWork } from './documents/attached-file.ts';
import type { ClassFilter } from './second-draft/part-of-class/class-filter.ts';
import type { SecondDrafts } from './second-draft/asking/second-drafts.ts';
import type { FeedbackHistory } from './undo/feedback-history.ts';
import type { Work } from './work/work.ts';

/** Shared by the components of an opened assignment; the same object while it is open. */
export interface OpenedAssignment {
  marking: Marking;
  secondDrafts: SecondDrafts;
  /** All of them; `filter.shown` are those on the page. */
  students: readonly StudentWork[];
  filter: ClassFilter;
  current: CurrentStudent;
  ahead: WriteAhead;
  history: FeedbackHistory;
  sources: WatchedValue<FocusSources>;
  saving: DraftKeeper['sending'];
  /** Reads these documents again, at once. */
  readAgain: (ids: readonly string[]) => Promise<void>;
  /** The documents wait for the connection. */
  isReadingLost: WatchedValue<boolean>;
  /** @param wanted the document that she was about to post on, if it was one */
  getWriteAccess: (wanted?: string) => Promise<void>;
  isPicking: WatchedValue<boolean>;
}

export const OpenedContext = createContext<OpenedAssignment | null>(null);

export function useOpened(): OpenedAssignment {
  const opened = useContext(OpenedContext);
  if (!opened) throw new Error('useOpened must be used inside OpenedContext');
  return opened;
}

export const useMarking = (): Marking => useOpened().marking;

export const useSources = (): FocusSources => useWatchedValue(useOpened().sources);

/** Draws again only when this work changes. */
export function useWork(id: string): Work {
  const { store } = useMarking();
  const subscribe = useCallback((listener: () => void) => store.watch(id, listener), [store, id]);
  return useSyncExternalStore(subscribe, () => store.get(id));
}

type Primitive = string | number | boolean | null | undefined;

/** @param read of a primitive, so that an equal one draws nothing again */
function useOf<T extends Primitive>(watch: (listener: () => void) => () => void, read: () => T): T {
  const { secondDrafts } = useOpened();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [watch(listener), secondDrafts.watch(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [watch, secondDrafts],
  );
  return useSyncExternalStore(subscribe, read);
}

/** A value derived from all works and what is known of their second drafts. */
export function useOfAllWorks<T extends Primitive>(read: (works: readonly Work[]) => T): T {
  const { store } = useMarking();
  return useOf(store.watchAll, () => read(store.all()));
}

/** The same, for only one student's works: at each key there is a whole class of others to skip. */
export function useOfWorks<T extends Primitive>(
  files: StudentWork['files'],
  read: (works: readonly Work[]) => T,
): T {
  const { store } = useMarking();
  const watch = useCallback(
    (listener: () => void) => {
      const stops = files.map(({ id }) => store.watch(id, listener));
      return () => {
        for (const stop of stops) stop();
      };
    },
    [store, files],
  );
  return useOf(watch, () => read(files.map(({ id }) => store.get(id))));
}
