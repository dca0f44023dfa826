import { notifications } from '@mantine/notifications';
import { failureMessages } from '@second-draft/contract';
import { ApiError } from '../api/index.ts';

export const WITH_REASON_MS = 8_000;

/** What the server says to the teacher; null where it said nothing, or nothing that makes sense. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.message : null;

/** Why something failed, in words for a teacher. */
export const failureWords = (error: unknown): string => reasonOf(error) ?? failureMessages.internal;

/**
 * Shows a notice in red.
 * @param error says why, if it comes from the server; null when there is no one reason
 * @param id of two notices with the same id, only the first is shown
 */
export function tellFailed(what: string, error: unknown, id?: string): void {
  const reason = reasonOf(error);
  notifications.show({
    ...(id !== undefined && { id }),
    color: 'rata',
    autoClose: WITH_REASON_MS,
    ...(reason === null ? { message: what } : { title: what, message: reason }),
  });
}

/** Says only why: what failed is plain from what she has just pressed. */
export const tellReason = (error: unknown, id?: string): void =>
  tellFailed(failureWords(error), null, id);
