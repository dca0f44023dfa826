import type { Concern } from '@second-draft/contract';
import { findOrMendQuotation, sourceText } from '@second-draft/feedback';
import { concealAll, type ToConceal } from './concealed-names.ts';
import type { ToldConcern } from './prompts/answer-shape.ts';

/** What a model told, at its place in the student's real text; null where its words aren't there. */
export function locateConcern({
  told: { kind, words },
  given,
}: {
  told: ToldConcern;
  given: ToConceal;
}): Concern | null {
  const { names } = concealAll(given);
  const found = findOrMendQuotation(names.reveal(words), sourceText(given.text));
  return found && { kind, text: found.text, start: found.start, end: found.end };
}
