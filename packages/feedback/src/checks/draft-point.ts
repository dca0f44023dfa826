import type { Point } from '@second-draft/contract';

export interface DraftPoint {
  kind: Point['kind'];
  /** Quotations stand between “ and ”. */
  comment: string;
  quotations: string[];
  /** A sentence frame, or a model in another context; never a quotation. */
  example: string | null;
}
