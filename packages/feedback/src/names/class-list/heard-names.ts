import { isFamiliar } from '../../reading/familiar-words.ts';
import { remembered } from '../../text/remembered.ts';
import { LETTERS_FOR_TWO_SLIPS, slipsBetween } from './like-name.ts';
import { heardAs } from '../sounds/rough-sound.ts';
import { withoutRepeats } from '../letters/plain-letters.ts';
import { soundOf } from '../sounds/sound.ts';

/** A class's texts have some thousand different words. */
const MOST_KEPT = 2_000;

/** Names by how they sound, however few sounds they have. */
export class HeardNames {
  readonly #names = new Map<string, string[]>();
  #mostLetters = 0;
  readonly #soundingLike = remembered(MOST_KEPT, (letters) =>
    soundsOf(letters).flatMap((sound) => this.#names.get(sound) ?? []),
  );

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
   * The name that sounds like a word of at least three letters. Words that any child knows must be
   * written like it, too, less so with a capital.
   */
  find(letters: string, hasCapital: boolean): string | undefined {
    if (letters.length < 3 || letters.length > this.#mostLetters) return undefined;
    const names = this.#soundingLike(letters);
    if (names.length === 0) return undefined;
    const slips = mostSlipsIn(letters, hasCapital);
    return names.find(
      (name) => slipsBetween(letters, name) <= slips || (hasCapital && isSpeltWithR(letters, name)),
    );
  }
}

/** Marker for Māka: in New Zealand, this r makes a vowel long. */
const isSpeltWithR = (letters: string, name: string): boolean =>
  withoutRepeats(letters.replace(/[aeo]r$/u, 'a').replaceAll(/r(?=[^aeiouy])/gu, '')) ===
  withoutRepeats(name);

/** Bow for Bo and with a capital Male for Malia, but not cow for Kaia. */
function mostSlipsIn(letters: string, hasCapital: boolean): number {
  if (!isFamiliar(letters)) return Infinity;
  return hasCapital || letters.length >= LETTERS_FOR_TWO_SLIPS ? 2 : 1;
}

/** Those with a consonant: Wei and woo sound like ‘aha’ and ‘oi’ otherwise. */
const soundsOf = (letters: string): string[] =>
  [soundOf(letters), heardAs(letters)].filter((sound) => sound.replaceAll('a', '') !== '');
