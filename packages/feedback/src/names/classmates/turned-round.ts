import type { NamedRuns } from '../letters/named-runs.ts';
import type { Roster } from '../class-list/roster.ts';
import type { Run } from '../letters/runs.ts';

/** ‘moT’: only its last letter is a capital. */
const turnedCapital = /^\p{Ll}+\p{Lu}$/u;
/** Where a text says that words are turned round. */
const turning = /^(?:backwards?|bakwards|reversed?|mirror(?:s|ed)?)$/u;
/** And that they are words: not ‘I ran backwards’. */
const telling =
  /^(?:is|was|am|means?|names?|spell(?:s|ed|ing)?|spelt|say(?:s|ing)?|read(?:s|ing)?|written|writes?|wrote|called|code|word|words)$/u;
/** Around such a word (runs), within its sentence. */
const MOST_AROUND = 20;
const FEWEST_LETTERS = 3;

/**
 * Short names written the other way round, where they are: “moT”, or “mot is tom backwards”. Without
 * a sign that they are turned, they may be words; longer ones count anywhere (`backwardsOf`).
 */
export function turnedRound(
  runs: readonly Run[],
  { words, rarelyNames }: Roster,
): ReadonlyMap<number, NamedRuns> {
  const turned = new Map<number, NamedRuns>();
  const add = (at: number) => {
    const { letters = '' } = runs[at] ?? {};
    const name = Array.from(letters).toReversed().join('');
    const isName = words.has(name) && !rarelyNames.has(name) && !words.has(letters);
    if (isName) turned.set(at, { from: at, to: at, key: letters, less: 0 });
  };
  for (const [at, { text, letters }] of runs.entries()) {
    if (turnedCapital.test(text)) add(at);
    if (!turning.test(letters)) continue;
    const sentence = sentenceAround(runs, at);
    if (!sentence.some((near) => telling.test(runs[near]?.letters ?? ''))) continue;
    for (const near of sentence) if ((runs[near]?.letters.length ?? 0) >= FEWEST_LETTERS) add(near);
  }
  return turned;
}

function sentenceAround(runs: readonly Run[], at: number): number[] {
  let [from, to] = [at, at];
  while (at - from < MOST_AROUND && runs[from]?.afterStop === false) from -= 1;
  while (to - at < MOST_AROUND && runs[to + 1]?.afterStop === false) to += 1;
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
