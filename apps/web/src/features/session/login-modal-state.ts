import { useWatchedValue, watchedValue } from '../../lib/watched-value.ts';

/** Of the links, only '/contact' gets a button. */
export interface LoginNotice {
  message: string;
  link?: string;
}

const notice = watchedValue<LoginNotice | null>(null);

export const showLoginNotice = (next: LoginNotice): void => notice.set(next);
export const closeLoginNotice = (): void => notice.set(null);
export const useLoginNotice = (): LoginNotice | null => useWatchedValue(notice);
