import type { Opinion } from '../../gate/gate-verdict.ts';
import type { OwnLook } from '../own-look.ts';
import { isTold, subjectOf } from './about-whom.ts';
import { requestIn } from './request-in.ts';
import { isInPart, partAsked } from './where-asked.ts';

/** More proof isn't looked at: none of it is shown. */
const MOST_PROOF = 20;

/**
 * What was said, held to whom and where the step asks for it: ‘How did Koro feel?’ isn't answered by
 * ‘I was proud’. Null where it may be said of somebody else, or is said elsewhere.
 */
export function heldTo(look: OwnLook, opinion: Opinion | null): Opinion | null {
  if (opinion?.asksForMore !== true) return opinion;
  const proof = opinion.proof.filter((one) => typeof one !== 'string').slice(0, MOST_PROOF);
  const subject = subjectOf(look);
  if (subject !== null) {
    const told = proof.map((range) => isTold(look, subject, range));
    if (told.every((one) => one === 'no')) return { verdict: 'notYet', proof: [] };
    if (!told.includes('yes')) return null;
  }
  const part = partAsked(requestIn(look.asked));
  return part === null || proof.some((range) => isInPart(look, part, range)) ? opinion : null;
}
