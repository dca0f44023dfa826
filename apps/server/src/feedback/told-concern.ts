import type { Concern } from '@second-draft/contract';
import { findOrMendQuotation, sourceText } from '@second-draft/feedback';
import { revealerOf, type Hidden } from './hidden.ts';
import type { ToldConcern } from './prompts/answer-shape.ts';

/** What a model told, at its place in the student's real text; null where its words aren't there. */
export function locateConcern({
  told: { kind, words },
  hidden,
}: {
  told: ToldConcern;
  hidden: Hidden;
}): Concern | null {
  const found = findOrMendQuotation(revealerOf(hidden)(words), sourceText(hidden.text));
  return found && { kind, text: found.text, start: found.start, end: found.end };
}
