import { useWatchedValue, watchedValue } from '../../lib/watched-value.ts';

export interface LoginNotice {
  message: string;
  /** She is logged in still: her access to Google can be renewed where she is. */
  canStay?: true;
  /** Where a further button leads. */
  link?: { to: string; label: string };
  /** Where login leads from here, whatever the address says. */
  destination?: string;
}

const notice = watchedValue<LoginNotice | null>(null);

export const showLoginNotice = (next: LoginNotice): void => notice.set(next);
export const closeLoginNotice = (): void => notice.set(null);
export const useLoginNotice = (): LoginNotice | null => useWatchedValue(notice);
