import { notifications } from '@mantine/notifications';
import { ApiError } from './api/index.ts';

/** Long enough to read a reason (milliseconds). */
export const WITH_REASON_MS = 8_000;

/** Why the server refused; null where it did not say. */
export const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.message : null;

/** Says what failed, and the reason where the server gave one. */
export function tellFailed(what: string, error: unknown): void {
  const reason = reasonOf(error);
  notifications.show({
    color: 'rata',
    autoClose: WITH_REASON_MS,
    ...(reason === null ? { message: what } : { title: what, message: reason }),
  });
}
