import type { Alignment, Run } from '../words/alignment.ts';
import { isTelling, wholeSentences } from './places.ts';
import { isNew, type WordChange } from '../words/word-change.ts';

const joining =
  /^(?:because|becos|cos|cause|so|when|while|as|since|but|and|after|before|until|if|which|who|that|although)$/u;
/** ‘After lunch outside we looked …’ */
const leading = /^(?:after|before|when|while|because|since|as|during|with|if|although|once)$/u;
/** Fewer words of a sentence may be anywhere. */
const A_PART = 2;
/** Of a sentence that went, this share of its telling words is enough to know it by. */
const MOST = 0.6;

/** How many sentences of the earlier draft have a part in a sentence. */
function keptParts({ before, after, ofAfter }: Alignment, { from, to }: Run): number {
  const kept = new Map<number, number>();
  for (let i = from; i < to; i++) {
    const was = ofAfter[i] ?? -1;
    if (was < 0 || after[i]?.isWord !== true) continue;
    const source = wholeSentences(before, { from: was, to: was + 1 }).from;
    kept.set(source, (kept.get(source) ?? 0) + 1);
  }
  return [...kept.values()].filter((count) => count >= A_PART).length;
}

/** Whether a whole sentence that went is told again in a sentence, by new words of it. */
function isToldAgain(
  { before, after, ofAfter }: Alignment,
  own: Run,
  { kind, before: gone }: WordChange,
): boolean {
  if (kind !== 'removed') return false;
  const sentence = wholeSentences(before, gone);
  if (sentence.from !== gone.from || sentence.to > gone.to) return false;
  const telling = before
    .slice(gone.from, gone.to)
    .flatMap(({ key }) => (isTelling(key) ? key : []));
  const words = after.slice(own.from, own.to);
  const has = new Set(words.map(({ key }) => key));
  const isNew = words.some(({ key }, i) => ofAfter[own.from + i] === -1 && telling.includes(key));
  const again = telling.filter((key) => has.has(key)).length;
  return isNew && again >= A_PART && again >= telling.length * MOST;
}

/**
 * Whether a sentence of the earlier draft was taken up in another, wherever that stands: by a new
 * joining word, or by what leads into the rest.
 * @param near the changes in the sentence of `all`
 */
export function isTakenUp(
  alignment: Alignment,
  own: Run,
  { near, all }: Record<'near' | 'all', readonly WordChange[]>,
): boolean {
  const { after } = alignment;
  const isWorded = near.some(
    (change) =>
      isNew(change) &&
      after.slice(change.after.from, change.after.to).some(({ key }) => joining.test(key)),
  );
  const isShortened = near.some(({ kind }) => kind === 'removed');
  if (!isWorded && !(isShortened && leading.test(after[own.from]?.key ?? ''))) return false;
  const parts = keptParts(alignment, own);
  if (parts >= 2) return true;
  return parts === 1 && isWorded && all.some((change) => isToldAgain(alignment, own, change));
}
