import { detail, word } from './stand-in-shapes.ts';
import type { HiddenName } from './stand-ins.ts';

/** Of a possessive without its apostrophe; and small raised letters, which may follow a name in Chinese. */
const endingOf = /(?:s|\p{Lm}+)$/iu;

/** Puts real names back in place of their stand-ins, in the stand-ins' case. */
export function revealNames(hidden: readonly HiddenName[]): (answer: string) => string {
  const byStandIn = new Map(hidden.map((name) => [name.standIn.toLowerCase(), name]));

  const realOf = (found: string): string | undefined => {
    const name = byStandIn.get(found.normalize('NFC').toLowerCase());
    if (name === undefined) return undefined;
    const { standIn, real } = name;
    if (found === standIn.toLowerCase()) return real.toLowerCase();
    return found === standIn.toUpperCase() ? real.toUpperCase() : real;
  };

  const withEnding = (found: string): string | undefined => {
    const [ending = ''] = endingOf.exec(found) ?? [];
    const real = ending === '' ? undefined : realOf(found.slice(0, -ending.length));
    return real === undefined ? undefined : real + ending;
  };

  return (answer) =>
    answer
      .replace(word, (found) => realOf(found) ?? withEnding(found) ?? found)
      .replace(detail, (found) => byStandIn.get(found.toLowerCase())?.real ?? found);
}
