import { isInDictionary } from './dictionary.ts';

/** Whether it is a form of a deed: ‘tightens’, ‘predict’. */
export function isFormOfDeed(word: string): boolean {
  const stems = [word, word.replace(/s$/u, ''), word.replace(/es$/u, '')];
  return stems.some((one) =>
    [one, one.replace(/e$/u, '')].some(
      (stem) => isInDictionary(`${stem}ed`) && isInDictionary(`${stem}ing`),
    ),
  );
}
