import { isKnownWord } from './known-words.ts';
import { slipsBetween } from './like-name.ts';
import { heardAs } from './rough-sound.ts';
import { soundOf } from './sound.ts';

/** With fewer, the letters must be alike, too: Bow for Bo, but not cow for Kaia. */
const CONSONANTS_OF_A_SOUND = 2;

/** Names by how they sound, however few sounds they have. */
export class HeardNames {
  readonly #names = new Map<string, string[]>();
  #mostLetters = 0;

  constructor(names: Iterable<string>) {
    for (const name of names) {
      this.#mostLetters = Math.max(this.#mostLetters, 2 * name.length);
      for (const sound of soundsOf(name)) {
        const known = this.#names.get(sound);
        if (known === undefined) this.#names.set(sound, [name]);
        else known.push(name);
      }
    }
  }

  /**
   * The name that sounds like a word of at least three letters. A capital that nothing else explains
   * is as good as like letters: Loo for Lu.
   */
  find(letters: string, isCapitalAlone = false): string | undefined {
    if (letters.length < 3 || letters.length > this.#mostLetters) return undefined;
    for (const sound of soundsOf(letters)) {
      const isShort = sound.replaceAll('a', '').length < CONSONANTS_OF_A_SOUND;
      const names = this.#names.get(sound) ?? [];
      const isAlike = (one: string) =>
        slipsBetween(letters, one) < 2 || (isCapitalAlone && one.charAt(0) === letters.charAt(0));
      const name = isShort && isKnownWord(letters) ? names.find(isAlike) : names[0];
      if (name !== undefined) return name;
    }
    return undefined;
  }
}

const soundsOf = (letters: string): string[] => [soundOf(letters), heardAs(letters)];
