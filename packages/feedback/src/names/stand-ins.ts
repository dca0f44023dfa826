import { standInNames } from './stand-in-names.ts';

interface Entry {
  standIn: string;
  real: string;
}

/** Finds stand-ins, in small letters, and what they stand for. */
interface WayBack {
  /** Null while there is none. */
  pattern: RegExp | null;
  realOf: ReadonlyMap<string, string>;
}

/** The mapping between real names and stand-ins; it never leaves the server. */
export class StandIns {
  readonly #taken: string;
  readonly #names = new Map<string, Entry>();
  readonly #details = new Map<string, Entry>();
  readonly #supply = standInNames();
  #lastWayBack: WayBack = { pattern: null, realOf: new Map() };

  /** `folded`: the class's names without marks and case; none of them becomes a stand-in. */
  constructor(text: string, folded: readonly string[]) {
    this.#taken = `${text} ${folded.join(' ')}`.toLowerCase();
  }

  /** The stand-in for a name, in the case in which the name was found. */
  forName(key: string, real: string, found = real): string {
    let entry = this.#names.get(key);
    if (entry === undefined) {
      entry = { standIn: this.#nextName(), real };
      this.#names.set(key, entry);
    }
    return inCaseOf(found, entry.standIn);
  }

  /** The stand-in for an e-mail address, a phone number or a link. */
  forDetail(kind: string, found: string): string {
    let entry = this.#details.get(found);
    if (entry === undefined) {
      let number = this.#details.size + 1;
      while (this.#taken.includes(`[${kind} ${number}]`)) number += 100;
      entry = { standIn: `[${kind} ${number}]`, real: found };
      this.#details.set(found, entry);
    }
    return entry.standIn;
  }

  given(): string[] {
    return [...this.#names.values(), ...this.#details.values()].map((entry) => entry.standIn);
  }

  reveal(answer: string): string {
    let text = answer;
    for (const { standIn, real } of this.#details.values())
      text = text.replaceAll(standIn, () => real);
    const { pattern, realOf } = this.#wayBack();
    if (pattern === null) return text;
    return text.replace(pattern, (found) =>
      inCaseOf(found, realOf.get(found.toLowerCase()) ?? found),
    );
  }

  /** Made again only when a name has been added: an answer is revealed piece by piece. */
  #wayBack(): WayBack {
    if (this.#lastWayBack.realOf.size === this.#names.size) return this.#lastWayBack;
    const realOf = new Map(
      [...this.#names.values()].map(({ standIn, real }) => [standIn.toLowerCase(), real]),
    );
    const pattern = new RegExp(
      `(?<![\\p{L}\\p{N}])(${[...realOf.keys()].join('|')})(?=(?:['’]?s['’]?)?(?![\\p{L}\\p{N}]))`,
      'giu',
    );
    this.#lastWayBack = { pattern, realOf };
    return this.#lastWayBack;
  }

  #nextName(): string {
    let name = this.#supply.next().value;
    while (this.#taken.includes(name.toLowerCase())) name = this.#supply.next().value;
    return name;
  }
}

/** `name` in small letters or capitals where the model of it is; otherwise as it is written. */
function inCaseOf(model: string, name: string): string {
  if (model === model.toLowerCase()) return name.toLowerCase();
  if (model.length > 2 && model === model.toUpperCase()) return name.toUpperCase();
  return name;
}
