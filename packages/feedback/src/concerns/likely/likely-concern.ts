import type { ConcernKind } from '@second-draft/contract';
import type { Found } from '../finding/find-sign.ts';
import type { PlainSentence } from '../finding/plain-sentence.ts';
import { isLookAlike, surroundingsOf } from './look-alikes.ts';
import { signalsOf } from './signals.ts';
import { stretchesOf } from './stretches.ts';
import learnt from './weights.json' with { type: 'json' };

const numbers = (text: string) => text.split(' ').map(Number);

const kinds = learnt.kinds as ConcernKind[];
const before = numbers(learnt.before);
const weights = new Map(
  Object.entries(learnt.bySignal).map(([signal, odds]) => [signal, numbers(odds)]),
);

/** Log odds against nothing to tell (hundredths): few ordinary texts have a stretch like this. */
const ENOUGH = 100;

/** By kind, in the order of `kinds`. */
function oddsOf(words: readonly string[]): number[] {
  const odds = [...before];
  for (const signal of signalsOf(words))
    weights.get(signal)?.forEach((weight, kind) => {
      odds[kind] = (odds[kind] ?? 0) + weight;
    });
  return odds;
}

/**
 * The stretch of a text that is most like those in which children told that they need an adult, if
 * one is like enough: for what the signs don't foresee. Learnt from texts by `npm run eval concerns
 * -- --write`.
 */
export function likelyConcern(sentences: readonly PlainSentence[]): Found | null {
  let most = ENOUGH;
  let likeliest: Found | null = null;
  for (const { words, start, end } of sentences.flatMap(stretchesOf)) {
    const odds = oddsOf(words);
    const highest = Math.max(...odds);
    const kind = kinds[odds.indexOf(highest)];
    if (highest <= most || !kind || isLookAlike(words, kind, surroundingsOf(sentences))) continue;
    most = highest;
    likeliest = { kind, start, end };
  }
  return likeliest;
}
