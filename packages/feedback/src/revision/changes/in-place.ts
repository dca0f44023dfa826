import { emptyAt, type Alignment, type Run } from '../words/alignment.ts';
import { keysIn, type DraftWord } from '../words/draft-words.ts';
import { isRespeltInPlace, pairedInPlace } from '../spelling/respelt-in-place.ts';
import type { WordChange } from '../words/word-change.ts';

/** What replaces other words where they were: word by word, or else by sentences. */
export const inPlaceOf = (alignment: Alignment, before: Run, after: Run): WordChange[] =>
  wordByWord(alignment, before, after) ?? bySentence(alignment, before, after);

function replaced(alignment: Alignment, before: Run, after: Run): WordChange {
  const [old, fresh] = [keysIn(alignment.before, before), keysIn(alignment.after, after)];
  return { kind: isRespeltInPlace(old, fresh) ? 'mended' : 'replaced', before, after };
}

/** Part of a sentence that was replaced, and whole sentences that were added beside it. */
function bySentence(alignment: Alignment, before: Run, after: Run): WordChange[] {
  const whole = [replaced(alignment, before, after)];
  if (startsIn(alignment.before, { from: before.from + 1, to: before.to }).length > 0) return whole;
  const starts = startsIn(alignment.after, { from: after.from + 1, to: after.to });
  const [first, last] = [starts[0], starts.at(-1)];
  if (first === undefined || last === undefined) return whole;
  const begins = (words: readonly DraftWord[], at: number) => words[at]?.beginsSentence !== false;
  const areBoth = (end: 'from' | 'to', are: boolean) =>
    begins(alignment.before, before[end]) === are && begins(alignment.after, after[end]) === are;
  const added = (at: number, run: Run): WordChange => ({
    kind: 'added',
    before: emptyAt(at),
    after: run,
  });
  if (begins(alignment.before, before.from) && areBoth('to', false))
    return [
      added(before.from, { from: after.from, to: last }),
      replaced(alignment, before, { from: last, to: after.to }),
    ];
  if (areBoth('from', false) && areBoth('to', true))
    return [
      replaced(alignment, before, { from: after.from, to: first }),
      added(before.to, { from: first, to: after.to }),
    ];
  return whole;
}

const startsIn = (words: readonly DraftWord[], { from, to }: Run) =>
  words.slice(from, to).flatMap(({ beginsSentence }, i) => (beginsSentence ? from + i : []));

/** Words that replace as many others, at least half of them the same words in another spelling. */
function wordByWord(alignment: Alignment, before: Run, after: Run): WordChange[] | null {
  const pairs = pairedInPlace(keysIn(alignment.before, before), keysIn(alignment.after, after));
  if (pairs === null || pairs.length < 2) return null;
  const each = pairs.map((pair) =>
    replaced(alignment, shifted(pair.before, before.from), shifted(pair.after, after.from)),
  );
  return each.filter(({ kind }) => kind === 'mended').length * 2 >= pairs.length ? each : null;
}

const shifted = ({ from, to }: Run, by: number): Run => ({ from: from + by, to: to + by });
