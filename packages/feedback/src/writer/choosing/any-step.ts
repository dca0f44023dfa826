import { isChallenge } from '../../rules/challenge/challenges.ts';
import type { StudentText } from '../../text/student-text.ts';
import { A_NEED, gather, type Material, type Materials } from '../material/materials.ts';
import { scopeFor } from '../scopes/purpose.ts';
import { scopeOf, type Scope } from '../scopes/scope.ts';

/** A need that weighs this much is worth telling whatever the feedback is about. */
const GREAT = 0.6;

/** What the task asks to be told comes before what it doesn’t. */
const ofTask: Scope = {
  strengths: [],
  steps: ['askedEnd', 'askedContent', 'askedPart', 'askedStart', 'askedCraft'],
};

/** With the greatest need of the whole text, where nothing that was asked about needs a step. */
export function withGreatNeeds(materials: Materials, text: StudentText): Materials {
  const isNeed = ({ rule, weight }: Material) => !isChallenge(rule) && weight >= A_NEED;
  if (materials.steps.some(isNeed)) return materials;
  const { steps } = gather(text, scopeFor('own', scopeOf('general writing'), text));
  const great = steps.filter(({ weight }) => weight >= GREAT);
  const asked = gather(text, ofTask, true).steps.map((one) => ({
    ...one,
    isOfTask: true as const,
  }));
  return { ...materials, steps: [...[...asked, ...great].slice(0, 1), ...materials.steps] };
}
