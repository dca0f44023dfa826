import type { SkillId } from '@second-draft/contract';
import type { DraftPoint } from '../../checks/draft-point.ts';
import { onceForEach } from '../../text/remembered.ts';
import type { Material } from '../material/materials.ts';
import { pickAny, type Random } from './random.ts';
import { addressed, fill, quotedSlots, sayable } from './sentence.ts';

/** A material as it will be worded. */
export interface Planned {
  rule: string;
  /** Null if there is nothing certain to praise. */
  skill: SkillId | null;
  comment: string;
  quotation: readonly string[];
}

/** One way to say it all. */
export interface Plan {
  strengths: Planned[];
  steps: Planned[];
}

/** Places are in order: the first ones show it best. */
const BEST = 2;

/** All that can be said about a place. It is asked in every try, so it is worked out once. */
const waysToSay = onceForEach((material: Material) =>
  onceForEach((quotation: readonly string[]): string[] => {
    const slots = { ...material.slots, ...quotedSlots(quotation) };
    return sayable(material.comments, slots).map((comment) => fill(comment, slots));
  }),
);

/** Says a material in one of its ways, about one of its places. */
export function planned(random: Random, material: Material, taken: readonly string[]): Planned {
  const free = material.quotations.filter((one) => !one.some((words) => overlaps(words, taken)));
  const quotation = pickAny(random, free.slice(0, BEST)) ?? material.quotations[0] ?? [];
  const comment = pickAny(random, waysToSay(material)(quotation)) ?? '';
  const { rule, skill } = material;
  return { rule, skill, comment, quotation };
}

/** Whether words are quoted already, by themselves or as part of a longer quotation. */
export function overlaps(words: string, used: readonly string[]): boolean {
  return used.some((other) => other.includes(words) || words.includes(other));
}

/** The plan as points, the first spoken to the student by name. */
export function pointsOf({ strengths, steps }: Plan, name: string): DraftPoint[] {
  const points = [
    ...strengths.map((one) => pointOf('strength', one)),
    ...steps.map((one) => pointOf('nextStep', one)),
  ];
  return points.map((point, i) =>
    i === 0 ? { ...point, comment: addressed(name, point.comment) } : point,
  );
}

function pointOf(
  kind: DraftPoint['kind'],
  { rule, skill, comment, quotation }: Planned,
): DraftPoint {
  return { kind, comment, quotations: [...quotation], example: null, skill, rule };
}
