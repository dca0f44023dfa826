import type { KeptPoint } from '@second-draft/feedback';
import type { GivenStep } from '../../db/schema/second-drafts.ts';
import { stepHash } from './step-keys.ts';

/** The teacher's own steps are about no known skill; nor are those she has changed. */
export const givenStep = (points: readonly KeptPoint[], comment: string): GivenStep => ({
  skill: points.find((point) => point.comment === comment)?.skill ?? null,
  stepHash: stepHash(comment),
});
