import { watchedValue } from '../../../lib/watched-value.ts';

const KEY = 'assignment-view';

export type View = 'all' | 'one';

export const view = watchedValue<View>(
  typeof window !== 'undefined' && window.localStorage.getItem(KEY) === 'one' ? 'one' : 'all',
);

export function setView(next: View): void {
  view.set(next);
  window.localStorage.setItem(KEY, next);
}
