import { apostrophe } from '../letters/contraction.ts';
import { hasCapital, neighbour, type Run } from '../letters/runs.ts';
import { deeds } from '../words/word-classes.ts';

const surely = /^(?:mr|mrs|ms)$/u;
const often = /^(?:whaea|matua|coach|aunty|uncle|koka)$/u;

/** “Mr L”, “Whaea R”, “mrs k”, “coach d said”; not ‘I told the coach I ran’. */
export function isTitledLetter(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  const title = neighbour(runs, at, -1);
  if (letters.length !== 1 || apostrophe.test(runs[at + 1]?.gap ?? '')) return false;
  if (hasCapital(runs, at) && (surely.test(title) || title === 'miss')) return true;
  if (/^[ai]$/u.test(letters)) return false;
  if (surely.test(title)) return true;
  if (!often.test(title)) return false;
  return hasCapital(runs, at) || (!/^[nrux]$/u.test(letters) && deeds.has(neighbour(runs, at, 1)));
}
