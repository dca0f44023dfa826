import type { StudentText } from '../../text/student-text.ts';
import { gather, type Material, type Materials } from '../material/materials.ts';
import { overlaps } from '../wording/plan.ts';
import { scopeFor } from '../scopes/purpose.ts';
import { scopeOf, type Scope } from '../scopes/scope.ts';

/** Praise that weighs less says that something is there, and not what is good about it. */
const A_MERIT = 0.32;

/** A shorter text says too little to choose from (words). */
const A_START = 8;

/** What a teacher may praise whatever she was asked about, what says most about the writing first. */
const scopes: readonly Scope[] = [
  scopeOf('praise'),
  scopeOf('general writing'),
  scopeOf('vocabulary'),
];

/** Whether praise leaves the words alone that the step is about. */
const isFree = ({ quotations }: Material, { steps }: Materials): boolean => {
  const taken = steps.slice(0, 1).flatMap((step) => step.quotations.flat());
  return quotations.some((one) => !one.some((words) => overlaps(words, taken)));
};

/** With praise for something else, where nothing of what was asked about can be praised. */
export function withAnyPraise(materials: Materials, text: StudentText): Materials {
  if (materials.strengths.length > 0 || text.words.length < A_START) return materials;
  for (const scope of scopes) {
    const { strengths } = gather(text, { ...scopeFor('suited', scope, text), steps: [] });
    const better = strengths.filter((one) => one.weight >= A_MERIT && isFree(one, materials));
    if (better.length > 0) return { ...materials, strengths: better.slice(0, 2) };
  }
  return materials;
}
