import { isArticle } from './person-name.ts';
import { consonantsIn, FEWEST_CONSONANTS, heardAs } from '../sounds/rough-sound.ts';

/** Names of two pieces by how both sound: the second pieces by the first. */
export type HeardPairs = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** Zhi and Hao sound like no other two words in a row; Te Ao is nearly any. */
export function heardPairsOf(phrases: Iterable<readonly string[]>): HeardPairs {
  const pairs = new Map<string, Map<string, string>>();
  for (const [one = '', other = '', more] of phrases) {
    if (more !== undefined || isArticle(one)) continue;
    const [first, second] = [heardAs(one), heardAs(other)];
    if (consonantsIn(first + second) < FEWEST_CONSONANTS) continue;
    const seconds = pairs.get(first) ?? new Map<string, string>();
    pairs.set(first, seconds.set(second, one + other));
  }
  return pairs;
}
