import type { StudentText } from '../text/student-text.ts';
import type { ScopeName } from './scopes.ts';

/** What a rule found in a text. */
export interface Finding {
  kind: 'strength' | 'nextStep';
  /**
   * The student's words that show it, best first; each entry is shown by itself and holds one
   * stretch or a few single words. Empty when the finding is that something is missing.
   */
  quotations: readonly (readonly string[])[];
  /** How much it matters and how sure it is, from 0 to 1. */
  weight: number;
  /** What else the wording speaks of, by the name of its slot. */
  slots?: Readonly<Record<string, string>>;
}

/**
 * The sentences for a strength; `{q}` is the quotation with its marks. Which wording suits which
 * reader is measured, not labelled, so each list holds plain and richer ones.
 */
export interface StrengthWording {
  /** Follow a quotation of one stretch: '… helps me see the place'. */
  effects: readonly string[];
  /** Whole sentences with `{q}` in them. */
  sentences: readonly string[];
  /** Whole sentences that may follow and say why it works. */
  reasons: readonly string[];
  /** The next step when nothing is amiss: to do more of it. Begins with a verb. */
  again: readonly string[];
}

export interface NextStepWording {
  /** What to do, beginning with a verb: 'add the reason'. */
  actions: readonly string[];
  /** Whole sentences, with `{q}` in them when the finding has a place. */
  sentences: readonly string[];
  /** Whole sentences that may follow and say why it helps. */
  reasons: readonly string[];
  /** Models in another context, or frames. */
  examples: readonly string[];
  /** Questions that make the student think about this step. */
  questions: readonly string[];
}

/** What is said of a finding, in files of their own so that a teacher can edit them. */
export interface Wording {
  strength?: StrengthWording;
  nextStep?: NextStepWording;
}

/** A text, and the findings that the rule makes in it. */
export interface RuleCase {
  title: string;
  text: string;
  /** All findings in order, each by the fields that matter here. */
  finds: readonly Partial<Finding>[];
}

/** One thing that can be seen in a text, what to say about it, and where that is said. */
export interface Rule {
  find(text: StudentText): Finding[];
  wording: Wording;
  /**
   * The scopes in which the rule speaks, with its place in each: 1 is the most telling. Rules that
   * share a place stand in the order of `all-rules.ts`.
   */
  speaksOf: { [Kind in Finding['kind']]?: Partial<Record<ScopeName, number>> };
  /** Belongs in stories and recounts; it is no step for facts, arguments and instructions. */
  storiesOnly?: true;
  /** Texts that show what the rule sees and what it leaves alone; `all-rules.test.ts` tries each. */
  cases: readonly RuleCase[];
}
