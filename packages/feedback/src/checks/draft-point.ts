import type { Point, SkillId, Voice } from '@second-draft/contract';

export interface DraftPoint {
  kind: Point['kind'];
  /** Quotations are between “ and ”. */
  comment: string;
  quotations: string[];
  /** A sentence starter, or a model from another context; never a quotation. */
  example: string | null;
  skill: SkillId | null;
  /** The built-in writer's rule that found it, which can look again at a second draft. */
  rule?: string;
}

/** A point that passed the gate, as stored. */
export interface KeptPoint extends Point {
  /** See `DraftPoint`. Rules get renamed and dropped: a stored name may match none. */
  rule?: string;
  /** On a feedback's first point only: what goes around the whole feedback, and is no step. */
  frame?: Pick<Voice, 'greeting' | 'ending'>;
}
