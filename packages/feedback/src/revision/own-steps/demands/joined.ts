import { sentenceRuns, type Alignment, type Run } from '../../words/alignment.ts';
import { placeNow } from '../../places/place-now.ts';
import { changesIn, wholeSentences } from '../../places/places.ts';
import { wordSet } from '../../../text/word-set.ts';
import { howMany } from '../how-many.ts';
import { proofIn, shareDone, shown, type Demand } from '../own-look.ts';

const joining =
  /\b(?:join|combine|connect|link|stick|glue|put (?:\p{L}+ ){0,4}together|make longer)\b/u;
const joiners = wordSet(
  'and but so because since when while as if although though or until before after which who',
);
const ofSentences = /\b(?:sentences?|ideas|ones)\b/u;

/** More sentences than a child writes aren't looked at. */
const MOST_READ = 500;

/** Of a sentence that was joined to another, so much is there, in whatever order. */
const KEPT = 0.75;

/** ‘I felt sick. I didn't run.’ is one sentence in ‘I didn't run because I felt sick.’ */
function isMadeOfTwo({ before, ofBefore, after, ofAfter }: Alignment, run: Run): boolean {
  if (!after.slice(run.from, run.to).some(({ key }) => joiners.has(key))) return false;
  const sources = new Set<Run>();
  for (let i = run.from; i < run.to; i++) {
    const was = ofAfter[i] ?? -1;
    if (was >= 0) sources.add(wholeSentences(before, { from: was, to: was + 1 }));
  }
  const starts = new Map([...sources].map((one) => [one.from, one]));
  const whole = [...starts.values()].filter(({ from, to }) => {
    const here = ofBefore.subarray(from, to).filter((at) => at >= run.from && at < run.to);
    return here.length >= Math.max(2, (to - from) * KEPT);
  });
  return whole.length > 1;
}

/** Longer sentences out of short ones. */
export const joined: Demand = {
  isAsked: ({ asked }) => joining.test(asked) && ofSentences.test(asked),
  met(look) {
    const { drafts, comment } = look;
    const { alignment, changes } = drafts.compared;
    const isChanged = (run: Run) => changesIn(changes, run).length > 0;
    const made = sentenceRuns(alignment.after)
      .slice(0, MOST_READ)
      .filter(
        (run) =>
          isChanged(run) &&
          (placeNow(drafts, run, changes, { slots: {}, comment }).isJoined ||
            isMadeOfTwo(alignment, run)),
      );
    const near = made.flatMap((run) => changesIn(changes, wholeSentences(alignment.after, run)));
    return shown(shareDone(made.length, howMany(look.asked) ?? 1), proofIn(look, near));
  },
};
