import type { Concern } from '@second-draft/contract';
import { findOrMendQuotation, isTelling, nearestWords, sourceText } from '@second-draft/feedback';
import { revealerOf, type Hidden } from './hidden.ts';
import type { ToldConcern } from '../prompts/read-concern.ts';

const noPlace = { text: '', start: 0, end: 0 };

/**
 * What a model told, where the student's real text has its words or those most like them, or
 * without a place. Null if a single word like ‘the’ is all it rests on.
 */
export function locateConcern({
  told: { kind, words },
  hidden,
}: {
  told: ToldConcern;
  hidden: Hidden;
}): Concern | null {
  const told = revealerOf(hidden)(words);
  if (words !== '' && !isTelling(told)) return null;
  const source = sourceText(hidden.text);
  const place = findOrMendQuotation(told, source) ?? nearestWords(told, hidden.text) ?? noPlace;
  return { kind, text: place.text, start: place.start, end: place.end };
}
