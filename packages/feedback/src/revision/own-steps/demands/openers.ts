import { sentenceRuns } from '../../words/alignment.ts';
import type { DraftWord } from '../../words/draft-words.ts';
import { counts } from '../../places/what-counts.ts';
import { howMany } from '../how-many.ts';
import { namedWords } from '../named-words.ts';
import { proofIn, shown, type Demand, type OwnLook } from '../own-look.ts';

const begins =
  /\b(?:begin|begins|beginning|beginnings|start|starts|starting|starters?|openers?|open)\b/u;
const otherwise =
  /\b(?:differ\w*|another way|other ways?|other words?|vary|varied|change|new ways?|the same|something else|not all|try (?:doing|other|new))\b/u;

/** With one sentence of so many, it is begun. */
const ENOUGH = 2;

const openersOf = (words: readonly DraftWord[]) =>
  sentenceRuns(words).flatMap(({ from, to }) => {
    const first = words.slice(from, to).find(({ isWord }) => isWord);
    return first === undefined ? [] : first.key;
  });

/** The word that is named, or most sentences begin with. */
function repeatedIn({ comment, drafts }: OwnLook): string | null {
  const openers = openersOf(drafts.compared.alignment.before);
  const countOf = (word: string) => openers.filter((one) => one === word).length;
  const named = namedWords(comment).find((word) => countOf(word) > 1);
  if (named !== undefined) return named;
  const [most] = [...new Set(openers)].toSorted((a, b) => countOf(b) - countOf(a));
  return most !== undefined && countOf(most) > 2 ? most : null;
}

/** Sentences that begin otherwise than with the word that so many begin with. */
export const openers: Demand = {
  isAsked: ({ asked }) =>
    begins.test(asked) &&
    otherwise.test(asked) &&
    /\b(?:sentences?|steps|openers?|starters?)\b/u.test(asked),
  met(look) {
    const word = repeatedIn(look);
    if (word === null) return null;
    const { compared } = look.drafts;
    const countIn = (words: readonly DraftWord[]) =>
      openersOf(words).filter((one) => one === word).length;
    const { before, after } = compared.alignment;
    const [had, has] = [countIn(before), countIn(after)];
    const begun = compared.changes.filter((change) => counts({ by: 'opening' }, change, compared));
    const fewer = Math.min(had - has, begun.length);
    if (fewer <= 0) return shown('notYet', []);
    const asked = howMany(look.asked) ?? Math.min(ENOUGH, had - 1);
    return shown(fewer >= asked ? 'done' : 'partly', proofIn(look, begun));
  },
};
