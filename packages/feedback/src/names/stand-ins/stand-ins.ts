import { remembered } from '../../text/remembered.ts';
import { plainLetters } from '../letters/plain-letters.ts';
import { detail, ending, readingsOf, word } from './stand-in-shapes.ts';
import { standInNames, withAccent } from './stand-in-names.ts';
import { inUsualCase, type LettersOfNames } from '../letters/usual-case.ts';

/** Both in the case in which a name is usually written. */
export interface HiddenName {
  standIn: string;
  real: string;
}

interface Person {
  standIn: string;
  spellings: number;
}

const MOST_KEPT = 20_000;
const lettersIn = remembered(MOST_KEPT, (found) =>
  readingsOf(found).flatMap(({ name }) =>
    ending.test(name)
      ? [plainLetters(name), plainLetters(name.replace(ending, ''))]
      : [plainLetters(name)],
  ),
);

/** What may not be a stand-in beside these texts: their words, in plain letters, and their details. */
export function takenBy(texts: readonly string[]): Set<string> {
  const taken = new Set<string>();
  for (const text of texts) {
    for (const found of new Set(text.match(word)))
      for (const letters of lettersIn(found)) taken.add(letters);
    for (const found of text.match(detail) ?? []) taken.add(found.toLowerCase());
  }
  return taken;
}

/** Maps real names to stand-ins; it never leaves the server. */
export class StandIns {
  readonly #taken: Set<string>;
  readonly #people = new Map<string, Person>();
  /** Each spelling, in every case a text may use. */
  readonly #bySpelling = new Map<string, string>();
  readonly #byStandIn = new Map<string, HiddenName>();
  readonly #details = new Map<string, string>();
  /** In plain letters. */
  readonly #given = new Set<string>();
  readonly #supply = standInNames();

  readonly #names: LettersOfNames;

  /**
   * @param texts no word of these becomes a stand-in
   * @param taken nor does any of these: see `takenBy`
   * @param names tell the usual case of a name that a text has in small letters or capitals
   */
  constructor(texts: readonly string[], taken: ReadonlySet<string>, names: LettersOfNames) {
    this.#names = names;
    this.#taken = takenBy(texts);
    for (const one of taken) this.#taken.add(one);
  }

  /**
   * Each spelling has its own stand-in, so that it comes back letter for letter. They differ from
   * the first by an accent only: a model takes them for one person, and if it drops the accent the
   * first spelling comes back.
   */
  forName(person: string, spelling: string): string {
    const known = this.#bySpelling.get(spelling);
    if (known !== undefined) return known;
    this.#add(person, inUsualCase(spelling, this.#names));
    return this.#bySpelling.get(spelling) ?? this.#add(person, spelling);
  }

  forDetail(kind: string, found: string): string {
    let standIn = this.#details.get(found);
    if (standIn === undefined) {
      let number = this.#details.size + 1;
      while (this.#taken.has(`[${kind} ${number}]`)) number += 1;
      standIn = `[${kind} ${number}]`;
      this.#taken.add(standIn);
      this.#details.set(found, standIn);
      this.#byStandIn.set(standIn, { standIn, real: found });
    }
    return standIn;
  }

  isStandIn(letters: string): boolean {
    return (
      this.#given.has(letters) || (letters.endsWith('s') && this.#given.has(letters.slice(0, -1)))
    );
  }
  /** Blanks out stand-ins for addresses, keeping positions. */
  withoutDetails(text: string): string {
    return text.replace(detail, (found) =>
      this.#byStandIn.has(found.toLowerCase()) ? ' '.repeat(found.length) : found,
    );
  }

  hidden(): HiddenName[] {
    return [...this.#byStandIn.values()];
  }

  #add(person: string, real: string): string {
    const standIn = this.#nextFor(person);
    this.#given.add(plainLetters(standIn));
    this.#byStandIn.set(standIn, { standIn, real });
    const cases = [
      [real, standIn],
      [real.toLowerCase(), standIn.toLowerCase()],
      [real.toUpperCase(), standIn.toUpperCase()],
    ] as const;
    for (const [spelling, stands] of cases)
      if (!this.#bySpelling.has(spelling)) this.#bySpelling.set(spelling, stands);
    return standIn;
  }

  #nextFor(person: string): string {
    const known = this.#people.get(person);
    const accented = known && withAccent(known.standIn, known.spellings);
    if (known && accented !== undefined) {
      known.spellings += 1;
      return accented;
    }
    let standIn = this.#supply.next().value;
    while (this.#taken.has(standIn.toLowerCase())) standIn = this.#supply.next().value;
    this.#people.set(person, { standIn, spellings: 1 });
    return standIn;
  }
}
