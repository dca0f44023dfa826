/** Whatever is left out further in, a word keeps as many letters at its beginning and its end. */
const LETTERS_OF_AN_EDGE = 3;

export class Slips {
  readonly #words = new Map<string, string>();
  /** Each form with one letter left out. */
  readonly #shortened = new Map<string, string>();
  readonly #openings = new Set<string>();
  readonly #ends = new Set<string>();
  readonly #leastLetters: number;
  #mostLetters = 0;

  constructor(leastLetters: number) {
    this.#leastLetters = leastLetters;
  }

  add(word: string, key: string): void {
    if (word.length < this.#leastLetters) return;
    this.#mostLetters = Math.max(this.#mostLetters, word.length + 1);
    this.#words.set(word, key);
    const shortened = Array.from({ length: word.length }, (_, i) => without(word, i));
    for (const one of shortened) this.#shortened.set(one, key);
    for (const one of [word, ...shortened]) {
      this.#openings.add(one.slice(0, LETTERS_OF_AN_EDGE));
      this.#ends.add(one.slice(-LETTERS_OF_AN_EDGE));
    }
  }

  /** Finds words with one letter too many, too few, wrong or out of place. */
  find(letters: string): string | undefined {
    if (letters.length < this.#leastLetters || letters.length > this.#mostLetters) return undefined;
    const key = this.#words.get(letters) ?? this.#shortened.get(letters);
    if (key !== undefined) return key;
    const beginsAlike = this.#openings.has(letters.slice(0, LETTERS_OF_AN_EDGE));
    const endsAlike = this.#ends.has(letters.slice(-LETTERS_OF_AN_EDGE));
    const to = beginsAlike ? letters.length : LETTERS_OF_AN_EDGE;
    for (let i = endsAlike ? 0 : letters.length - LETTERS_OF_AN_EDGE; i < to; i++) {
      const shorter = without(letters, i);
      const near = this.#words.get(shorter) ?? this.#shortened.get(shorter);
      if (near !== undefined) return near;
    }
    return undefined;
  }
}

function without(letters: string, i: number): string {
  return letters.slice(0, i) + letters.slice(i + 1);
}
