import { notifications, notificationsStore, type NotificationData } from '@mantine/notifications';
import { failureMessages } from '@second-draft/contract';
import { ApiError } from '../api/index.ts';

export const WITH_REASON_MS = 8_000;

/** What the server says to the teacher; null where it said nothing, or nothing that makes sense. */
const reasonOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.message : null;

/** Why something failed, in words for a teacher. */
export const failureWords = (error: unknown): string => reasonOf(error) ?? failureMessages.internal;

/** In the place of one that says the same; a screen reader says the new one again. */
function tellInRed(notice: Pick<NotificationData, 'id' | 'title' | 'message'>): string {
  for (const { id, title, message } of notificationsStore.getState().notifications)
    if (id && title === notice.title && message === notice.message) notifications.hide(id);
  return notifications.show({ ...notice, color: 'rata', autoClose: WITH_REASON_MS });
}

/**
 * Shows, in red, words that say all there is to say.
 * @param id of two notices with the same id and different words, only the first is shown
 * @returns its id
 */
export const tellProblem = (words: string, id?: string): string =>
  tellInRed({ ...(id !== undefined && { id }), message: words });

/** Shows, in red, what failed, and why, if `error` comes from the server. */
export function tellFailed(what: string, error: unknown): void {
  const reason = reasonOf(error);
  if (reason === null) tellProblem(what);
  else tellInRed({ title: what, message: reason });
}

/** Says only why: what failed is plain from what she has just pressed. */
export function tellReason(error: unknown, id?: string): void {
  tellProblem(failureWords(error), id);
}
