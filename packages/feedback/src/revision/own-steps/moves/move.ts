import type { OwnLook } from '../own-look.ts';
import { askedMove, type AskedMove } from './asked-move.ts';
import { namedSentences } from './named-sentences.ts';
import { traced, type Traced } from './where-now.ts';

/** What is to be moved, as far as the step tells. */
export interface Move extends AskedMove {
  sentences: readonly Traced[];
}

/** A move of sentences that the step doesn't quote; null where it asks for none, or may mean any. */
export function moveAsked(look: OwnLook): Move | null {
  const asked = askedMove(look.asked);
  if (asked === null) return null;
  const all = traced(look.drafts);
  const context = `${asked.said} ${asked.what}`;
  const own = namedSentences(asked.what, all, context);
  const sentences = own.length > 0 ? own : namedSentences(asked.said, all, context);
  return sentences.length === 0 ? null : { ...asked, sentences };
}
