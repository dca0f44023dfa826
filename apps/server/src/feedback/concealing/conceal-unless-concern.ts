import type { Concern } from '@second-draft/contract';
import { findConcern } from '@second-draft/feedback';
import { conceal, type ConcealedTexts, type ToConceal } from './concealed-names.ts';

/** The teacher should read the text herself first. Nothing of it is logged, counted or kept. */
export interface Withheld {
  concern: Concern;
}

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
