import { findConcern } from '@second-draft/feedback';
import { conceal, type ConcealedTexts, type ToConceal } from './concealed-names.ts';
import type { Withheld } from './unless-concern.ts';

export interface ToRead {
  given: ToConceal;
  isReadByTeacher: boolean;
}

/** In one task: the text is handed to a thread once. */
export function concealUnlessConcern({
  given,
  isReadByTeacher,
}: ToRead): ConcealedTexts | Withheld {
  const concern = isReadByTeacher ? null : findConcern(given.text);
  return concern ? { concern } : conceal(given);
}
