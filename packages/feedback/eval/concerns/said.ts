import { ANYTHING, EDGE, rarestFirst } from './rare-words.ts';

/**
 * What a piece of a pattern says: all strings that it can match, with `ANYTHING` and `EDGE` in them.
 * Or, where those would be too many, lists of strings: of each list, one is in whatever it matches.
 */
export type Said = { strings: readonly string[] } | { parts: readonly (readonly string[])[] };

/** More strings are kept as two lists. */
const MOST_STRINGS = 500;

export const anything: Said = { strings: [ANYTHING] };
export const nothing: Said = { strings: [''] };

/** Either one or the other. */
export function anyOf(all: readonly Said[]): Said {
  if (all.every((said) => 'strings' in said))
    return { strings: all.flatMap(({ strings }) => strings) };
  return { parts: [all.flatMap((said) => rarestFirst(partsOf(said))[0] ?? [ANYTHING])] };
}

/** One after the other. */
export function inARow(all: readonly Said[]): Said {
  const parts: (readonly string[])[] = [];
  let strings = [''];
  const beginAnew = () => {
    const isAtEdge = strings.every((string) => /[ |]$/u.test(string));
    parts.push(amid(strings));
    strings = [isAtEdge ? ANYTHING + EDGE : ANYTHING];
  };
  for (const said of all) {
    if ('parts' in said) {
      beginAnew();
      parts.push(...said.parts);
      continue;
    }
    if (strings.length * said.strings.length > MOST_STRINGS) beginAnew();
    strings = strings.flatMap((before) => said.strings.map((after) => before + after));
  }
  return parts.length === 0 ? { strings } : { parts: [...parts, amid(strings)] };
}

/** The lists of which one string each is in what is matched. */
export const partsOf = (said: Said): readonly (readonly string[])[] =>
  'parts' in said ? said.parts : [amid(said.strings)];

const amid = (strings: readonly string[]): string[] =>
  strings.map((string) => ANYTHING + string + ANYTHING);
