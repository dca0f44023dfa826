/**
 * Traits that a person marks in a text: what a teacher would point out, whether or not a rule finds
 * it. The names are those of the rules that look for them.
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

/** A text written for the evaluation, in the manner of children of Years 3 to 8. */
export interface EvalText {
  id: string;
  purpose: Purpose;
  year: number;
  body: string;
  /** All traits that the text has; those not named it has not. */
  shows: readonly Trait[];
  /** All words of the text that are not spelt right, as they stand. */
  misspelt: readonly string[];
}
