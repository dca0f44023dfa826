import { messages } from '@second-draft/contract';
import { profileItem } from '../../../lib/state/session.ts';
import { useWatchedValue, watchedValue } from '../../../lib/state/watched-value.ts';
import { closeNotices } from '../../../ui/close-notices.ts';

export interface LoginNotice {
  message: string;
  /** She is logged in still: her access to Google can be renewed where she is. */
  canStay?: true;
  /** She has been logged out: until she is back, the page is covered. */
  hasEnded?: true;
  /** Where a further button leads. */
  link?: { to: string; label: string };
  /** Where login leads from here, whatever the address says. */
  destination?: string;
}

/** What became of logging in; what she is told of it is fetched with the modal. */
interface LoginFailed {
  failure: unknown;
  hasEnded?: undefined;
}

const notice = watchedValue<LoginNotice | LoginFailed | null>(null);

/** Nothing takes the place of what covers the page. */
export function showLoginNotice(next: LoginNotice | LoginFailed): void {
  if (!notice.get()?.hasEnded) notice.set(next);
}

/** Where a teacher is known. Notices may name a student, and so they don't stay beside the cover. */
export function tellSessionEnded(): void {
  if (!profileItem.get()) return;
  if (!notice.get()?.hasEnded) closeNotices();
  notice.set({ message: messages.session.ended, hasEnded: true });
}

export const closeLoginNotice = (): void => notice.set(null);
export const useLoginNotice = (): LoginNotice | LoginFailed | null => useWatchedValue(notice);
