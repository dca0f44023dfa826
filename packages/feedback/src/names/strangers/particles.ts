import { wordSet } from '../../text/word-set.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';

/** Between ‘Mrs’ and a family name's capital. */
const particles = wordSet('van von der den de del della da di dos du la le ter ten al el bin ibn');

/** ‘van der’ before ‘Berg’. */
export function isParticle(runs: readonly Run[], at: number): boolean {
  if (!particles.has(runs[at]?.letters ?? '') || hasCapital(runs, at)) return false;
  return neighbour(runs, at, 1) !== '' && (hasCapital(runs, at + 1) || isParticle(runs, at + 1));
}
