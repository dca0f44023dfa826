import { notifications } from '@mantine/notifications';
import { ApiError } from './api/index.ts';

export const WITH_REASON_MS = 8_000;

export const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.message : null;

export function tellFailed(what: string, error: unknown): void {
  const reason = reasonOf(error);
  notifications.show({
    color: 'rata',
    autoClose: WITH_REASON_MS,
    ...(reason === null ? { message: what } : { title: what, message: reason }),
  });
}
