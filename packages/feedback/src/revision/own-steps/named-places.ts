import { lowerWords } from '../../text/words.ts';
import { wordSet } from '../../text/word-set.ts';
import { stemOf } from '../changes/kind-of-revision.ts';
import { sentenceRuns, type Run } from '../words/alignment.ts';
import type { DraftWord } from '../words/draft-words.ts';
import { isOfTopic } from '../words/of-topic.ts';
import type { News, OwnLook } from './own-look.ts';

/** Words of a step that ask, and say nothing of the text. */
const asking = wordSet(`
tell say show explain describe give add put name choose pick find think write include more bit something someone one two three exactly really actually happen happened
happens what which how why result kind sort best better detail details sentence reader readers people thing things need needs know want did does make makes start end
part parts idea ideas story report recount writing text word words
`);

/** Sentences that share one word with the step: in more of them, none may be meant. */
const MOST_BY_ONE = 2;

/** More are read of no text. */
const MOST_SENTENCES = 20;

/** The sentences of a draft with most of the words, or none where too many have one. */
function sentencesWith(
  words: readonly DraftWord[],
  named: ReadonlySet<string>,
  isOld: (i: number) => boolean = () => true,
): Run[] {
  const counted = sentenceRuns(words).map((run) => {
    const old = words.slice(run.from, run.to).filter((_, i) => isOld(run.from + i));
    const stems = new Set(old.map(({ key }) => stemOf(key)));
    return { run, count: [...named].filter((stem) => stems.has(stem)).length };
  });
  const most = counted.reduce((sum, { count }) => Math.max(sum, count), 0);
  const best = counted.filter(({ count }) => count === most).map(({ run }) => run);
  const isUnclear = most === 0 || (most === 1 && best.length > MOST_BY_ONE);
  return isUnclear ? [] : best.slice(0, MOST_SENTENCES);
}

/** What a step speaks of that is in the earlier draft. */
function namedIn({ asked, drafts }: OwnLook): ReadonlySet<string> {
  const had = new Set(drafts.compared.alignment.before.map(({ key }) => stemOf(key)));
  return new Set(
    lowerWords(asked).flatMap((word) =>
      isOfTopic(word) && !asking.has(word) && had.has(stemOf(word)) ? stemOf(word) : [],
    ),
  );
}

const meets = (one: Run, other: Run) => one.from < other.to && one.to > other.from;

/**
 * New words in the sentences that a step speaks of in its own words, in place of them, or right
 * after them.
 */
export function newsAtNamed(look: OwnLook): News[] {
  const { before, after, ofAfter } = look.drafts.compared.alignment;
  const named = namedIn(look);
  const old = sentencesWith(before, named);
  const now = [
    ...sentencesWith(after, named),
    ...sentencesWith(after, named, (i) => (ofAfter[i] ?? -1) >= 0),
  ];
  return look.news.filter(
    ({ change }) =>
      old.some((run) => meets(change.before, run)) ||
      now.some((run) => meets(change.after, run) || change.after.from === run.to),
  );
}
