import { notifications } from '@mantine/notifications';
import { failureMessages } from '@second-draft/contract';
import { ApiError } from '../api/index.ts';

export const WITH_REASON_MS = 8_000;

/** What the server says to the teacher; null where it said nothing, or nothing that makes sense. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.message : null;

/** Why something failed, in words for a teacher. */
export const failureWords = (error: unknown): string => reasonOf(error) ?? failureMessages.internal;

const inRed = { color: 'rata', autoClose: WITH_REASON_MS };

/**
 * Shows, in red, words that say all there is to say.
 * @param id of two notices with the same id, only the first is shown
 */
export function tellProblem(words: string, id?: string): void {
  notifications.show({ ...(id !== undefined && { id }), ...inRed, message: words });
}

/** Shows, in red, what failed, and why, if `error` comes from the server. */
export function tellFailed(what: string, error: unknown): void {
  const reason = reasonOf(error);
  if (reason === null) tellProblem(what);
  else notifications.show({ ...inRed, title: what, message: reason });
}

/** Says only why: what failed is plain from what she has just pressed. */
export const tellReason = (error: unknown, id?: string): void =>
  tellProblem(failureWords(error), id);
