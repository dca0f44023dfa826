import { createHash } from 'node:crypto';

/** Of a normal distribution, 95 % lie within so many standard errors. */
const STANDARD_ERRORS = 1.96;

const orderOf = ({ fileName, location, replacement }, seed) =>
  createHash('sha256')
    .update(JSON.stringify([seed, fileName, location, replacement]))
    .digest('hex');

/**
 * Some of the changes, each as likely as any other. The same seed takes the same ones, as long as
 * their code stays as it is.
 * @template {Pick<import('./score.mjs').Mutant, 'fileName' | 'location' | 'replacement'>} T
 * @param {readonly T[]} mutants
 * @param {{ most: number, seed: string }} sample
 * @returns {T[]}
 */
export function sampleOf(mutants, { most, seed }) {
  if (mutants.length <= most) return [...mutants];
  return mutants
    .map((mutant) => ({ mutant, order: orderOf(mutant, seed) }))
    .toSorted((one, other) => (one.order < other.order ? -1 : 1))
    .slice(0, most)
    .map(({ mutant }) => mutant);
}

/**
 * How far a sample's score may be from that of all changes, in percentage points, 19 times out of
 * 20; 0 where all were tried. With two more of each kind, as Agresti and Coull (1998) advise, since
 * a sample of which everything was caught doesn't prove that everything would be.
 * @param {{ caught: number, tried: number, all: number }} counts
 */
export function marginOf({ caught, tried, all }) {
  if (tried >= all) return 0;
  const share = (caught + 2) / (tried + 4);
  const leftOut = 1 - tried / all;
  return 100 * STANDARD_ERRORS * Math.sqrt((share * (1 - share) * leftOut) / tried);
}
