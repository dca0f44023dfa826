import { isKnownWord } from '../words/known-words.ts';
import { isMisspeltWord } from '../misspelt/misspelt-words.ts';
import { isPlaceOrBrand } from '../words/places-and-brands.ts';
import { roughSoundOf } from '../sounds/rough-sound.ts';
import { hasCapital, type Run } from '../letters/runs.ts';
import { soundOf } from '../sounds/sound.ts';

const FEWEST_LETTERS = 4;

/**
 * Who a text tells of a second time in another spelling: “Keeley shot and keely cheered”. Finds the
 * name as it was first written.
 */
export function heardAgain(
  runs: readonly Run[],
  known: ReadonlySet<string>,
): (at: number) => string | undefined {
  const names = new Map<string, string>();
  for (const name of known) {
    const sound = soundOfName(name);
    if (sound !== undefined && !names.has(sound)) names.set(sound, name);
  }
  return (at) => {
    const { letters = '' } = runs[at] ?? {};
    const name = names.size === 0 ? undefined : names.get(soundOfName(letters) ?? '');
    if (name === undefined || isPlaceOrBrand(letters)) return undefined;
    return hasCapital(runs, at) || !isMisspeltWord(runs, at, name) ? name : undefined;
  };
}

/** Its first letter, too, is hardly ever misheard. */
function soundOfName(letters: string): string | undefined {
  if (letters.length < FEWEST_LETTERS || isKnownWord(letters)) return undefined;
  return roughSoundOf(letters) === undefined ? undefined : letters.charAt(0) + soundOf(letters);
}
