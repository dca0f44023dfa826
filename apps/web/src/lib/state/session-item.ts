import { useSyncExternalStore } from 'react';
import type * as z from 'zod';
import { logProblem } from '../failures/log-problem.ts';
import { tried } from './tried.ts';
import { watchedValue } from './watched-value.ts';

export interface SessionItem<T> {
  get: () => T | null;
  set: (value: T) => void;
  subscribe: (listener: () => void) => () => void;
}

const items = new Set<{ forget: () => void }>();

/** Null, and removed, if it doesn't fit `schema`. */
export function readFromSession<T>(key: string, schema: z.ZodType<T>): T | null {
  const stored = tried(() => window.sessionStorage.getItem(key));
  if (stored === null) return null;
  try {
    return schema.parse(JSON.parse(stored));
  } catch {
    window.sessionStorage.removeItem(key);
    return null;
  }
}

export function keepInSession(key: string, value: unknown): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch (error) {
    // Storage is full or forbidden: the value still holds until the page is left.
    logProblem('Session storage takes no more', error);
  }
}

/** A stored value that doesn't fit `schema` counts as absent. */
export function sessionItem<T>(key: string, schema: z.ZodType<T>): SessionItem<T> {
  /** Undefined until first read: prerendering has no session storage. */
  const known = watchedValue<T | null | undefined>(undefined);
  items.add({ forget: () => known.set(null) });
  return {
    get: () => {
      const value = known.get();
      if (value !== undefined) return value;
      const stored = readFromSession(key, schema);
      known.set(stored);
      return stored;
    },
    set: (value) => {
      keepInSession(key, value);
      known.set(value);
    },
    subscribe: known.subscribe,
  };
}

/** Clears all of session storage, not only declared items. */
export function clearSession(): void {
  tried(() => window.sessionStorage.clear());
  for (const item of items) item.forget();
}

/** Null during prerendering and hydration. */
export function useSessionItem<T>(item: SessionItem<T>): T | null {
  return useSyncExternalStore(item.subscribe, item.get, () => null);
}
