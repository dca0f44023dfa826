import { watchedValue } from '../../../lib/watched-value.ts';

const KEY = 'assignment-view';

/** How a class is gone through: all students on one page, or one at a time. */
export type View = 'all' | 'one';

/** The view that was chosen last in this browser. */
export const view = watchedValue<View>(
  typeof window !== 'undefined' && window.localStorage.getItem(KEY) === 'one' ? 'one' : 'all',
);

export function setView(next: View): void {
  view.set(next);
  window.localStorage.setItem(KEY, next);
}
