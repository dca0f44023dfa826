import type { Point } from '@second-draft/contract';
import { BE_KIND } from './unkind.ts';

const aboutTheChild = 'Speak about the writing, not about the child.';

/** What a teacher is warned of; grades and insults are dropped before (`reasonToWithhold`). */
const faults: readonly { pattern: RegExp; reason: string }[] = [
  {
    pattern:
      /\byou(?:['’]re| are)(?: (?:such )?an?)?(?: (?:so|very|really|too|not))* (?:smart|clever|gifted|talented|brilliant|genius|natural|messy|bad|poor|weak|good (?:writer|boy|girl|kid)|great writer|amazing writer|born writer)\b/iu,
    reason: aboutTheChild,
  },
  {
    pattern:
      /\b(?:good|clever|smart) (?:boy|girl|kid)\b|\bi(?:['’]m| am) (?:disappointed|ashamed)\b/iu,
    reason: aboutTheChild,
  },
  {
    pattern:
      // “It is bad” at the start of a sentence is the work; “the crumbs prove it is bad” is the mat.
      /(?:\b(?:writing|work|piece|story|spelling|text|effort|ending|sentences?|punctuation|handwriting)|(?<=^|[.!?,:;]\s*)(?:this|it)) (?:is|are|was|looks) (?:so |very |really |just )*(?:terrible|awful|horrible|bad|poor|boring|messy|rubbish|lazy)\b|\b(?:terrible|awful|horrible|lazy|boring|messy|poor) (?:writing|work|piece|spelling|effort|punctuation|handwriting)\b|\b(?:sloppy|makes no sense|you failed)\b|\b(?:lazy|careless|silly|sloppy|babyish) (?:mistakes?|errors?|slips?)\b|\byour (?:\p{L}+ ){0,3}(?:writing|work|piece|story|spelling|text|ending|opening|beginning|start|paragraphs?|sentences?|punctuation|handwriting|grammar|conclusion|introduction|letter|description|layout) (?:is|are|was|gets|becomes|looks|reads like)(?: \p{L}+){0,2} (?:an? (?:(?:bit|little) of a |real |total |complete )?(?:mess|muddle|disaster)|all over the place|rubbish|dull|babyish|childish|immature|careless)\b/iu,
    reason: BE_KIND,
  },
];

/**
 * Blame for what is missing; in praise, a habit worth keeping (“You never tell us, you show us”). Of
 * one place it is no habit (“you never mention it again”).
 */
const habit = /\byou (?:always|never)\b(?![^.!?]*\bagain\b)/iu;

/** A sentence for the writer, or null. Expects a comment without its quotations. */
export function checkTone(comment: string, kind: Point['kind']): string | null {
  const fault = faults.find(({ pattern }) => pattern.test(comment));
  if (fault) return fault.reason;
  return kind !== 'strength' && habit.test(comment) ? BE_KIND : null;
}
