import { detail, ending, readingsOf, word } from './stand-in-shapes.ts';
import type { HiddenName } from './stand-ins.ts';

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
    const [end = ''] = ending.exec(found) ?? [];
    const real = end === '' ? undefined : realOf(found.slice(0, -end.length));
    return real === undefined ? undefined : real + end;
  };

  return (answer) =>
    answer
      .replace(word, (found) => {
        for (const { before, name } of readingsOf(found)) {
          const real = realOf(name) ?? withEnding(name);
          if (real !== undefined) return before + real;
        }
        return found;
      })
      .replace(detail, (found) => byStandIn.get(found.toLowerCase())?.real ?? found);
}
