import { useSyncExternalStore } from 'react';

/** A value that screens watch and anything may change. */
export interface WatchedValue<T> {
  get: () => T;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Declares a watched value. */
export function watchedValue<T>(initial: T): WatchedValue<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (next) => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** The value, kept up to date. */
export function useWatchedValue<T>(watched: WatchedValue<T>): T {
  return useSyncExternalStore(watched.subscribe, watched.get, watched.get);
}
