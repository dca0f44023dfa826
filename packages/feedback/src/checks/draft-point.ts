import type { Point } from '@second-draft/contract';

/** A point as a writer drafts it, before anything in it is checked. */
export interface DraftPoint {
  kind: Point['kind'];
  /** What the student is to read, quotations in it between “ and ”. */
  comment: string;
  /** The student's words that the point rests on. */
  quotations: string[];
  /** A frame or a model in another context; not a quotation. */
  example: string | null;
}
