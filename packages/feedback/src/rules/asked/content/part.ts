import type { SkillId } from '@second-draft/contract';
import { meant } from '../../../language/spelling/meant.ts';
import type { StudentText } from '../../../text/student-text.ts';

/** A part that a task asks for by name. */
export interface Part {
  /** As a comment names it, after ‘asks for’. */
  part: string;
  /** In the words of a task. */
  by: RegExp;
  /** Its words may have an ‘or’ in them: “which books or websites you used”. */
  isOfWhole?: true;
  /** Only in a task of this kind. */
  ofTask?: RegExp;
  /** Whether a text may have it, in whatever form. */
  isIn(text: StudentText): boolean;
  skill: SkillId;
  where: 'start' | 'end' | 'beforeEnd' | 'fact';
  /** Where it matters less than what a text says. */
  weight?: number;
}

/** Whether any word of the text may be it. */
export const told =
  (signs: RegExp) =>
  (text: StudentText): boolean =>
    signs.test(meant(text));
