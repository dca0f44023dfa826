import { watchedValue } from '../state/watched-value.ts';
import type { ApiError } from './api-error.ts';

const latest = watchedValue<ApiError | null>(null);

/**
 * Runs on each refused call to an operation that needs a teacher.
 * @returns a function that stops listening
 */
export const onRefusal = (listener: (error: ApiError) => void): (() => void) =>
  latest.subscribe((error) => error && listener(error));

export const announceRefusal = (error: ApiError): void => latest.set(error);
