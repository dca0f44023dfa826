import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

export interface WatchedValue<T> {
  get: () => T;
  set: (value: T) => void;
  /** Called on every `set`, even of an equal value. @returns a function that unsubscribes */
  subscribe: (listener: (value: T, before: T) => void) => () => void;
}

export function watchedValue<T>(initial: T): WatchedValue<T> {
  const store = createStore<{ value: T }>(() => ({ value: initial }));
  return {
    get: () => store.getState().value,
    set: (value) => store.setState({ value }),
    subscribe: (listener) => store.subscribe((now, before) => listener(now.value, before.value)),
  };
}

export function useWatchedValue<T>(watched: WatchedValue<T>): T {
  return useSyncExternalStore(watched.subscribe, watched.get, watched.get);
}
