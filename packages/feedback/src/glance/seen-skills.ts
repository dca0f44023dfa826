import { limits, type SeenSkill } from '@second-draft/contract';
import type { StudentText } from '../text/student-text.ts';
import { reachOf } from '../writer/scopes/focus.ts';
import { gather, type Material } from '../writer/material/materials.ts';
import { withoutPraisedSlips } from '../writer/praise/praised-slips.ts';
import { scopeFor } from '../writer/scopes/purpose.ts';

/** As much as feedback of medium length says of a text. */
const MOST_OF_A_KIND = 3;

/** What matters less is no ground for a lesson (from 0 to 1). */
const LEAST_WEIGHT = 0.4;

function seenOf(kind: SeenSkill['kind'], materials: readonly Material[]): SeenSkill[] {
  const bySkill = new Map<SeenSkill['skill'], SeenSkill>();
  for (const { skill, quotations, weight } of materials)
    if (skill !== null && weight >= LEAST_WEIGHT && !bySkill.has(skill))
      bySkill.set(skill, { kind, skill, quotations: [...(quotations[0] ?? [])] });
  return [...bySkill.values()].slice(0, MOST_OF_A_KIND);
}

/**
 * What the rules see in a text of any kind, what matters most first. A text that is too short for
 * feedback shows nothing.
 */
export function seenSkills(text: StudentText): SeenSkill[] {
  if (text.text.trim().length < limits.studentTextMin) return [];
  const { scope, kind } = reachOf([{ title: 'General writing', descriptors: '' }]);
  const { strengths, steps } = withoutPraisedSlips(gather(text, scopeFor(kind, scope, text)), text);
  return [...seenOf('strength', strengths), ...seenOf('nextStep', steps)];
}
