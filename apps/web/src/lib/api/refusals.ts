import { watchedValue } from '../watched-value.ts';
import type { ApiError } from './api-error.ts';

const latest = watchedValue<ApiError | null>(null);

/** Hears of every refused call on a teacher's operation; returns how to stop. */
export const onRefusal = (listener: (error: ApiError) => void): (() => void) =>
  latest.subscribe((error) => error && listener(error));

/** Tells whoever listens that a call was refused. */
export const announceRefusal = (error: ApiError): void => latest.set(error);
