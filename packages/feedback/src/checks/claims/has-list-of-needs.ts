import type { Source } from './source.ts';
import { SparingPattern } from '../../text/searching/sparing-pattern.ts';

const needs = new SparingPattern(
  /^[^\p{L}\n]{0,5}(?:(?:what |things )?(?:you|we|i)(?:['’]ll| will)? need|ingredients|materials|equipment|gear)\b[^.!?]{0,20}$/imu,
);

/** Whether instructions have a list of what is needed, under a heading. */
export const hasListOfNeeds = ({ normalised }: Source): boolean => needs.test(normalised.original);
