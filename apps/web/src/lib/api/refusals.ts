import type { ApiError } from './api-error.ts';

type Listener = (error: ApiError) => void;

const listeners = new Set<Listener>();

/** Hears of every refused call on a teacher's operation; returns how to stop. */
export function onRefusal(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Tells whoever listens that a call was refused. */
export function announceRefusal(error: ApiError): void {
  for (const listener of listeners) listener(error);
}
