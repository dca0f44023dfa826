import { useSyncExternalStore } from 'react';
import { createStore } from 'zustand/vanilla';

/** A value that screens watch and anything may change. */
export interface WatchedValue<T> {
  get: () => T;
  set: (value: T) => void;
  /** Hears of every value that is set, and of the one before; returns how to stop. */
  subscribe: (listener: (value: T, before: T) => void) => () => void;
}

/** Declares a watched value. */
export function watchedValue<T>(initial: T): WatchedValue<T> {
  const store = createStore<{ value: T }>(() => ({ value: initial }));
  return {
    get: () => store.getState().value,
    set: (value) => store.setState({ value }),
    subscribe: (listener) => store.subscribe((now, before) => listener(now.value, before.value)),
  };
}

/** The value, kept up to date. */
export function useWatchedValue<T>(watched: WatchedValue<T>): T {
  return useSyncExternalStore(watched.subscribe, watched.get, watched.get);
}
