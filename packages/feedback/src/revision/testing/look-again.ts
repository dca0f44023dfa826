import { normaliseText } from '@second-draft/contract';
import type { Finding, Rule, Taken } from '../../rules/rule.ts';
import { readAsForm } from '../../text/student-text.ts';
import { compareWords } from '../changes/compare-drafts.ts';
import { freshSince } from '../words/fresh-words.ts';
import { stepsFoundIn, type Looked } from '../by-rule/looked.ts';
import { placeOf, type Place } from '../places/places.ts';

interface Asked {
  before: string;
  after: string;
  taken: Taken;
  /** What the rule finds in a draft; each with its slots, if it has any. */
  finds: (text: string) => readonly (string | Pick<Finding, 'quotations' | 'slots'>)[];
  /** Of the step; by default, what the rule found in the earlier draft. */
  quotations?: readonly string[];
}

/** A small rule that looks again at the places of its step. */
export function lookAgain({ before, after, taken, finds, quotations }: Asked) {
  const rule: Rule = {
    find: ({ text }) =>
      finds(text).map((one) => ({
        kind: 'nextStep',
        weight: 1,
        ...(typeof one === 'string' ? { quotations: [[one]] } : one),
      })),
    skill: 'stepsInOrder',
    wording: {},
    speaksOf: {},
    taken,
    cases: [],
  };
  const read = { before: readAsForm(before), after: readAsForm(after) };
  const normalised = normaliseText(before);
  const compared = compareWords(before, after);
  const found = stepsFoundIn(rule, read.before);
  const looked: Looked = {
    drafts: { before, normalised, after, compared, fresh: freshSince(before), read },
    rule,
    taken,
    now: stepsFoundIn(rule, read.after),
    slots: found[0]?.slots ?? {},
    comment: 'Look again here.',
  };
  const asked = quotations ?? found.flatMap((one) => one.quotations.flat());
  const places: Place[] = asked.flatMap((one) => placeOf(compared, normalised, one) ?? []);
  return { looked, found, places };
}
