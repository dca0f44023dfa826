import type { StudentText } from '../text/student-text.ts';

/** What a rule found in a text. */
export interface Finding {
  kind: 'strength' | 'nextStep';
  /** The student's words that show it, best first; empty when the finding is that something is missing. */
  quotations: string[];
  /** How much it matters and how sure it is, from 0 to 1. */
  weight: number;
}

/**
 * The sentences for a strength. `{q}` is a quotation with its marks. Which wording suits a reader
 * is measured, not labelled, so each list holds plain and richer ones.
 */
export interface StrengthWording {
  /** Follow a quotation: '… helps me see the place'. */
  effects: readonly string[];
  /** Whole sentences with `{q}` in them. */
  sentences: readonly string[];
  /** Whole sentences that may follow and say why it works. */
  reasons: readonly string[];
}

export interface NextStepWording {
  /** What to do, beginning with a verb: 'add the reason'. May hold `{q}`. */
  actions: readonly string[];
  /** Models in another context, or frames. */
  examples: readonly string[];
  /** Questions that make the student think about this step. May hold `{q}`. */
  questions: readonly string[];
}

/** One thing that rules can see in a text, and what to say about it. */
export interface Rule {
  id: string;
  find(text: StudentText): Finding[];
  strength?: StrengthWording;
  nextStep?: NextStepWording;
}
