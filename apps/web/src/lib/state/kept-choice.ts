import { tried } from './tried.ts';
import { watchedValue } from './watched-value.ts';

/**
 * One of a few words that this browser remembers; `usual` where it keeps none, or anything else.
 * Where storage is forbidden, the choice holds until the page is left.
 */
export function keptChoice<T extends string>(key: string, choices: readonly T[], usual: T) {
  const kept = tried(() => window.localStorage.getItem(key));
  const choice = watchedValue(choices.find((one) => one === kept) ?? usual);
  return {
    ...choice,
    set(next: T): void {
      choice.set(next);
      tried(() => window.localStorage.setItem(key, next));
    },
  };
}
