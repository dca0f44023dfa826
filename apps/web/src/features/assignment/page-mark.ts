import { useLayoutEffect } from 'react';

/**
 * Marks the document's root (`data-<name>`) for styles that depend on what is deep inside the page.
 * A `:has()` around the page would be matched again at each key that is typed in it.
 */
export function usePageMark(name: 'view' | 'choices', value: string | undefined): void {
  useLayoutEffect(() => {
    if (value === undefined) return undefined;
    const { dataset } = document.documentElement;
    dataset[name] = value;
    return () => {
      delete dataset[name];
    };
  }, [name, value]);
}
