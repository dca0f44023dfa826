import { wordClasses } from './word-classes.ts';

const classesOf = new Map<string, string[]>();
for (const [name, words] of Object.entries(wordClasses))
  for (const word of words.trim().split(/\s+/u))
    classesOf.set(word, [...(classesOf.get(word) ?? []), name]);

/** Words that are at most this far apart may belong together. */
const NEAR = 8;

const isNear = (some: readonly number[], others: readonly number[]): boolean =>
  some.some((one) => others.some((other) => one !== other && Math.abs(one - other) <= NEAR));

/**
 * What a stretch of plain words is weighed by: each word, each two beside one another, each class
 * of words, and each two classes near one another.
 */
export function signalsOf(words: readonly string[]): Set<string> {
  const signals = new Set<string>();
  const places = new Map<string, number[]>();
  for (const [at, word] of words.entries()) {
    signals.add(word);
    if (at > 0) signals.add(`${words[at - 1]} ${word}`);
    for (const name of classesOf.get(word) ?? [])
      places.set(name, [...(places.get(name) ?? []), at]);
  }
  const named = [...places];
  for (const [index, [name, at]] of named.entries()) {
    signals.add(`:${name}`);
    for (const [other, otherAt] of named.slice(index + 1))
      if (isNear(at, otherAt))
        signals.add(name < other ? `:${name}+${other}` : `:${other}+${name}`);
  }
  return signals;
}
