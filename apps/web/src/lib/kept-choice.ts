import { logProblem } from './log-problem.ts';
import { watchedValue } from './watched-value.ts';

/**
 * One of a few words that this browser remembers; `usual` where it keeps none, or anything else.
 * Where a browser forbids storage, the choice holds until the page is left.
 */
export function keptChoice<T extends string>(key: string, choices: readonly T[], usual: T) {
  const choice = watchedValue<T>(stored() ?? usual);

  function stored(): T | undefined {
    try {
      const kept = typeof window === 'undefined' ? null : window.localStorage.getItem(key);
      return choices.find((one) => one === kept);
    } catch {
      return undefined;
    }
  }

  return {
    ...choice,
    set(next: T): void {
      choice.set(next);
      try {
        window.localStorage.setItem(key, next);
      } catch (error) {
        logProblem(`Could not keep ${key} in this browser`, error);
      }
    },
  };
}
