import { revealNames, type HiddenName, type PersonName } from '@second-draft/feedback';
import type { ConcealedTexts, ToConceal } from './concealed-names.ts';

/** A text as it was before it was concealed, and all that brings its names back, on any thread. */
export interface Hidden {
  text: string;
  student: PersonName & { standIn: string };
  names: readonly HiddenName[];
}

export const hiddenIn = (
  { student }: Pick<ToConceal, 'student'>,
  concealed: Pick<ConcealedTexts, 'own' | 'student' | 'hidden'>,
): Hidden => ({
  text: concealed.own,
  student: { ...student, standIn: concealed.student },
  names: concealed.hidden,
});

export const standInsOf = ({ names }: Hidden): string[] => names.map(({ standIn }) => standIn);

export const revealerOf = ({ names }: Pick<Hidden, 'names'>): ((answer: string) => string) =>
  revealNames(names);
