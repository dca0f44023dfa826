import { isFamiliar } from '../../reading/familiar-words.ts';
import { wordSet } from '../../text/word-set.ts';
import { wordNames } from '../words/given-names.ts';
import { isEnglish } from '../words/known-words.ts';
import { relatives } from '../words/people-and-places.ts';
import { neighbour, type Run } from '../letters/runs.ts';
import { deeds, modals, verbs } from '../words/word-classes.ts';

/** What aunts and grandparents are called, and that are words too. */
const short = wordSet(`
aj al barb bee bert bev bub cj cliff des di doll dolly dot ed flo gus herb jj jo jock kit les lou lyn marge max mike nan ngaio norm peg pip reg
rod russ stan ted tj val vi viv
`);

/**
 * Whether a word in small letters after ‘nana’ or ‘uncle’ is a name: “nana marge made”, “uncle des”.
 * Elsewhere what follows is what they do: “nana made”, “uncle strums”.
 */
export function isElder(runs: readonly Run[], at: number): boolean {
  const { letters = '' } = runs[at] ?? {};
  if (!relatives.has(neighbour(runs, at, -1))) return false;
  const isVerb = verbs.has(letters) || modals.has(letters);
  if (short.has(letters) || wordNames.has(letters)) return !isVerb || isActing(runs, at);
  return (
    isEnglish(letters) &&
    !isFamiliar(letters) &&
    !/(?:ly|ed|ing)$/u.test(letters) &&
    isActing(runs, at)
  );
}

/** A verb follows, or another relative. */
function isActing(runs: readonly Run[], at: number): boolean {
  const after = neighbour(runs, at, 1);
  if (after === 'and') return relatives.has(neighbour(runs, at, 2));
  return (deeds.has(after) && !modals.has(after)) || /^(?:are|were|.{3,}ed)$/u.test(after);
}
