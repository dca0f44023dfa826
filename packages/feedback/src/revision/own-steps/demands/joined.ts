import { sentenceRuns, type Run } from '../../words/alignment.ts';
import { placeNow } from '../../places/place-now.ts';
import { changesIn, wholeSentences } from '../../places/places.ts';
import { howMany } from '../how-many.ts';
import { proofIn, shareDone, shown, type Demand } from '../own-look.ts';

const joining = /\b(?:join|combine|connect|link|put together|make longer)\b/u;
const ofSentences = /\b(?:sentences?|ideas)\b/u;

/** More sentences than a child writes aren't looked at. */
const MOST_READ = 500;

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
        (run) => isChanged(run) && placeNow(drafts, run, changes, { slots: {}, comment }).isJoined,
      );
    const near = made.flatMap((run) => changesIn(changes, wholeSentences(alignment.after, run)));
    return shown(shareDone(made.length, howMany(look.asked) ?? 1), proofIn(look, near));
  },
};
