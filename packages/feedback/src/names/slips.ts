export class Slips {
  readonly #words = new Map<string, string>();
  /** Each form with one letter left out. */
  readonly #shortened = new Map<string, string>();
  readonly #leastLetters: number;
  #mostLetters = 0;

  constructor(leastLetters: number) {
    this.#leastLetters = leastLetters;
  }

  add(word: string, key: string): void {
    if (word.length < this.#leastLetters) return;
    this.#mostLetters = Math.max(this.#mostLetters, word.length + 1);
    this.#words.set(word, key);
    for (let i = 0; i < word.length; i++) this.#shortened.set(without(word, i), key);
  }

  /** Finds words with one letter too many, too few, wrong or out of place. */
  find(letters: string): string | undefined {
    if (letters.length < this.#leastLetters || letters.length > this.#mostLetters) return undefined;
    const key = this.#words.get(letters) ?? this.#shortened.get(letters);
    if (key !== undefined) return key;
    for (let i = 0; i < letters.length; i++) {
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
