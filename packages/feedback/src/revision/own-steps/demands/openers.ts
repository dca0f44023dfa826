import { sentenceRuns, type Alignment } from '../../words/alignment.ts';
import type { DraftWord } from '../../words/draft-words.ts';
import type { WordChange } from '../../words/word-change.ts';
import { howMany } from '../how-many.ts';
import { namedWords } from '../named-words.ts';
import { proofIn, shown, type Demand, type OwnLook } from '../own-look.ts';

const begins =
  /\b(?:begin|begins|beginning|beginnings|start|starts|starting|starters?|openers?|open)\b/u;
const otherwise =
  /\b(?:differ\w*|another way|other ways?|other words?|vary|varied|change|new ways?|the same|something else|in a row|mix (?:it|them|these|things) up|all (?:start|begin)|not all|try (?:doing|other|new))\b/u;

/** ‘Start each step with a bossy verb’: all of them. */
const asCommand =
  /\b(?:bossy|command|doing|action) (?:verbs?|words?)\b|\b(?:begin|start)\w* [^.?!]{0,30}\bwith an? verb\b|\binto an? (?:order|command)s?\b|\bimperatives?\b/u;

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
  if (asCommand.test(comment) && countOf('you') > 1) return 'you';
  const [most] = [...new Set(openers)].toSorted((a, b) => countOf(b) - countOf(a));
  return most !== undefined && countOf(most) > 2 ? most : null;
}

/** How many sentences began with the word, and how many of these are begun otherwise now. */
function begunOtherwise({ drafts }: OwnLook, word: string): { had: number; varied: number } {
  const { before, after, ofBefore } = drafts.compared.alignment;
  const own = sentenceRuns(before).filter(
    ({ from, to }) => before.slice(from, to).find(({ isWord }) => isWord)?.key === word,
  );
  const firstOf: (string | undefined)[] = [];
  for (const { from, to } of sentenceRuns(after)) {
    const first = after.slice(from, to).find(({ isWord }) => isWord)?.key;
    for (let i = from; i < to; i++) firstOf[i] = first;
  }
  const varied = own.filter(({ from, to }) => {
    // Its words may be in several sentences now: it is where the last of them are.
    const last = ofBefore.subarray(from, to).findLast((i) => i >= 0);
    return last !== undefined && firstOf[last] !== word;
  });
  return { had: own.length, varied: varied.length };
}

/** Whether something changed where a sentence begins. */
const isAtOpening = ({ after }: Alignment, { after: { from, to } }: WordChange) =>
  after.slice(from, Math.max(to, from + 1)).some(({ beginsSentence }) => beginsSentence);

/** Sentences that begin otherwise than with the word that so many begin with. */
export const openers: Demand = {
  isAsked: ({ asked }) =>
    begins.test(asked) &&
    (otherwise.test(asked) || asCommand.test(asked)) &&
    /\b(?:sentences?|steps?|openers?|starters?)\b/u.test(asked),
  met(look) {
    const word = repeatedIn(look);
    if (word === null) return null;
    const { had, varied } = begunOtherwise(look, word);
    if (varied === 0) return shown('notYet', []);
    const { compared } = look.drafts;
    const isEach = asCommand.test(look.asked);
    const asked = isEach ? had : (howMany(look.asked) ?? Math.min(ENOUGH, had - 1));
    const begun = compared.changes.filter(
      (change) => change.kind !== 'moved' && isAtOpening(compared.alignment, change),
    );
    return shown(varied >= asked ? 'done' : 'partly', proofIn(look, begun));
  },
};
