import { watchedValue } from '../../../lib/watched-value.ts';

const KEY = 'letter-keys';

/** A teacher who dictates or mistypes can turn single letters off. */
export const letterKeys = watchedValue(
  typeof window === 'undefined' || window.localStorage.getItem(KEY) !== 'off',
);

export function setLetterKeys(areOn: boolean): void {
  letterKeys.set(areOn);
  window.localStorage.setItem(KEY, areOn ? 'on' : 'off');
}
