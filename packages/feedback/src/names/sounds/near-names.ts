import { withoutRepeats } from '../letters/plain-letters.ts';
import { roughSoundOf } from './rough-sound.ts';
import { Slips } from './slips.ts';
import { soundOf } from './sound.ts';

/** From this length, a name may have one letter wrong. */
const LETTERS_FOR_A_SLIP = 4;
/** Shorter ones are too like words: neev, never. */
const LETTERS_OF_A_SAID_SLIP = 6;
/** The shortest beginning of a name that people are called by. */
export const LETTERS_OF_A_BEGINNING = 3;
const LETTERS_OF_AN_END = 4;
const LONGEST_NAME = 40;
/** Words with fewer consonants aren't compared by sound. */
const CONSONANTS_OF_A_SOUND = 3;
/** With as many, a vowel between them may be lost or heard: Katelin for Caitlin. */
const CONSONANTS_THAT_TELL = 4;

const MOST_KEPT = 20_000;
/** Longer joined words hardly ever do. */
const LETTERS_THAT_COME_AGAIN = 8;

const LETTERS_OF_A_PET_ENDING = 4;
const petEnding = /(?:kins|bear|zz|zy|sy|ie|ee|ey|[yioasuz])$/u;

const endsLikeA = /(?:er|ar|ah|uh|or)$/u;

const isTooLong = (letters: string): boolean =>
  letters.length > LONGEST_NAME && withoutRepeats(letters).length > LONGEST_NAME;

/** What a sound has besides the vowel that it may begin with. */
const consonantsOf = (sound: string): string =>
  sound.charAt(0) + sound.slice(1).replaceAll('a', '');

/** Its first sound and its last consonant: most words have others than any name. */
const edgesOf = (sound: string): string =>
  sound.charAt(0) + (sound.endsWith('a') ? sound.slice(-2, -1) : sound.slice(-1));

function putFirst(map: Map<string, string>, near: string, key: string): void {
  if (!map.has(near)) map.set(near, key);
}

export class NearNames {
  readonly #withoutRepeats = new Map<string, string>();
  readonly #slips = new Slips(LETTERS_FOR_A_SLIP);
  readonly #sounds = new Map<string, string>();
  readonly #consonants = new Map<string, string>();
  readonly #edges = new Set<string>();
  readonly #roughSounds = new Map<string, string>();
  readonly #beginnings = new Map<string, string>();
  readonly #ends = new Map<string, string>();
  readonly #names = new Map<string, string>();
  readonly #found = new Map<string, string | null>();
  #mostLetters = 0;
  #mostSounds = 0;

  /** `name` is in plain lower case; `key` is its person's. */
  add(name: string, key: string): void {
    this.#addSounds(name, key);
    this.#slips.add(name, key);
    putFirst(this.#withoutRepeats, withoutRepeats(name), key);
    putFirst(this.#names, name, key);
    for (let length = LETTERS_OF_A_BEGINNING; length < name.length; length++)
      putFirst(this.#beginnings, name.slice(0, length), key);
    for (let from = 1; name.length - from >= LETTERS_OF_AN_END; from++)
      putFirst(this.#ends, name.slice(from), key);
  }

  /** How a name is said, which no shorter form of it begins or ends, nor has a short one a slip. */
  addSaid(said: string, key: string): void {
    this.#addSounds(said, key);
    if (said.length >= LETTERS_OF_A_SAID_SLIP) this.#slips.add(said, key);
  }

  #addSounds(said: string, key: string): void {
    this.#mostLetters = Math.max(this.#mostLetters, said.length);
    const sound = soundOf(said);
    this.#mostSounds = Math.max(this.#mostSounds, sound.length);
    const consonants = consonantsOf(sound);
    if (sound.replaceAll('a', '').length >= CONSONANTS_OF_A_SOUND)
      putFirst(this.#sounds, sound, key);
    if (sound.replaceAll('a', '').length >= CONSONANTS_THAT_TELL) {
      putFirst(this.#consonants, consonants, key);
      this.#edges.add(edgesOf(sound));
    }
    const rough = roughSoundOf(said);
    if (rough !== undefined) putFirst(this.#roughSounds, rough, key);
  }

  /** A name that somebody is called by, known only as it is or drawn out: Bella, bellllaaaa. */
  addShort(name: string, key: string): void {
    this.#mostLetters = Math.max(this.#mostLetters, name.length);
    const plain = withoutRepeats(name);
    if (!this.#withoutRepeats.has(plain)) this.#withoutRepeats.set(plain, key);
  }

  /** Needs at least three letters. */
  mayBegin(letters: string): boolean {
    return this.#beginnings.has(letters) || this.#names.has(letters);
  }

  beginning(letters: string): string | undefined {
    return this.#beginnings.get(letters);
  }

  /** Hana for Hanaaaa. */
  drawnOut(letters: string): string | undefined {
    const plain = withoutRepeats(letters);
    const whole = this.#withoutRepeats.get(plain);
    if (whole !== undefined || plain.length < LETTERS_OF_AN_END) return whole;
    return this.#beginnings.get(plain) ?? this.#ends.get(plain);
  }

  /** Neev for Niamh; many other words sound as much like a name. */
  heardRoughly(letters: string): string | undefined {
    const isShort = letters.length < LETTERS_FOR_A_SLIP || letters.length > LONGEST_NAME;
    return isShort ? undefined : this.#roughSounds.get(roughSoundOf(letters) ?? '');
  }

  /** For words that could be nothing else. */
  near(letters: string, hasCapital: boolean): string | undefined {
    if (isTooLong(letters)) return undefined;
    const id = hasCapital ? letters.toUpperCase() : letters;
    let key = this.#found.get(id);
    if (key === undefined) {
      key = this.#find(letters, hasCapital);
      if (this.#found.size >= MOST_KEPT) this.#found.clear();
      this.#found.set(id, key ?? null);
    }
    return key ?? undefined;
  }

  /** The same for words joined, which hardly ever come again: of long ones nothing is kept. */
  nearJoined(letters: string): string | undefined {
    if (letters.length <= LETTERS_THAT_COME_AGAIN) return this.near(letters, false);
    return isTooLong(letters) ? undefined : this.#find(letters, false);
  }

  #find(letters: string, hasCapital: boolean): string | undefined {
    const plain = withoutRepeats(letters);
    const word = letters.length > LONGEST_NAME ? plain : letters;
    const written =
      plain.length > this.#mostLetters + LETTERS_OF_A_PET_ENDING
        ? undefined
        : (this.#withoutRepeats.get(plain) ??
          this.#slips.find(word) ??
          this.#respelt(word) ??
          this.#cutShort(word, plain, hasCapital));
    return written ?? this.#heard(word) ?? this.#glued(word);
  }

  /** Its vowels as English spells them: Ioaner for Ioana, Tooee for Tui. */
  #respelt(letters: string): string | undefined {
    const spelt = letters.replaceAll('oo', 'u').replaceAll('ee', 'i').replace(endsLikeA, 'a');
    return spelt === letters ? undefined : this.#names.get(spelt);
  }

  /** A beginning, an end, or a beginning with a pet name's ending: Isa, Bella, Izzy. */
  #cutShort(letters: string, plain: string, hasCapital: boolean): string | undefined {
    if (letters.length >= LETTERS_OF_AN_END || hasCapital) {
      const key = this.#beginnings.get(letters) ?? this.#ends.get(letters);
      if (key !== undefined) return key;
    }
    if (!this.mayBegin(plain.slice(0, LETTERS_OF_A_BEGINNING))) return undefined;
    const stem = withoutRepeats(letters.replace(petEnding, ''));
    if (stem === letters || stem.length < LETTERS_OF_A_BEGINNING) return undefined;
    return this.#beginnings.get(stem) ?? this.#names.get(stem);
  }

  #heard(letters: string): string | undefined {
    if (letters.length < LETTERS_FOR_A_SLIP) return undefined;
    const sound = soundOf(letters, this.#mostSounds + 1);
    const key = this.#sounds.get(sound);
    if (key !== undefined || !this.#edges.has(edgesOf(sound))) return key;
    return this.#consonants.get(consonantsOf(sound));
  }

  /** A name with other letters before or after it: hanabanana, teamwhitcombe. */
  #glued(letters: string): string | undefined {
    for (let to = LETTERS_FOR_A_SLIP; this.mayBegin(letters.slice(0, to)); to++) {
      const key = this.#names.get(letters.slice(0, to));
      if (key !== undefined) return key;
      if (to >= letters.length) break;
    }
    for (let from = letters.length - LETTERS_OF_AN_END; from > 0; from--) {
      const end = letters.slice(from);
      const key = this.#names.get(end);
      if (key !== undefined) return key;
      if (!this.#ends.has(end)) break;
    }
    return undefined;
  }
}
