/**
 * Traits that a person marked as worth pointing out, whether or not a rule finds them. Named after
 * the rules that look for them.
 */
export const traits = [
  'simile',
  'speech',
  'feelings',
  'reasons',
  'position',
  'otherSide',
  'readerQuestion',
  'headings',
  'definition',
  'materials',
  'amounts',
] as const;

export type Trait = (typeof traits)[number];

export type Purpose = 'recount' | 'narrative' | 'persuasive' | 'report' | 'procedure';

/** Written for the evaluation, in the manner of children of Years 3 to 8. */
export interface EvalText {
  id: string;
  purpose: Purpose;
  year: number;
  body: string;
  /** Complete: a trait not listed is absent. */
  shows: readonly Trait[];
  misspelt: readonly string[];
}
