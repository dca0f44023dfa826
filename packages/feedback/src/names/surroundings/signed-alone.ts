import { hasCapital, type Run } from '../letters/runs.ts';

/** “It was fun. Rhea”, “Worth it. – Fem”: a capitalised word that ends a text, and is no sentence. */
export const isSignedAlone = (runs: readonly Run[], at: number): boolean =>
  at > 0 && at === runs.length - 1 && runs[at]?.first === true && hasCapital(runs, at);
