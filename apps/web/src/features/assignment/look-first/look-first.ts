import { counted } from '../../../lib/words/counted.ts';
import { wordCount } from '../../../lib/words/word-count.ts';
import {
  isChangedSince,
  isOnEarlierDraft,
  type DraftOf,
} from '../second-draft/asking/second-draft-of.ts';
import { isUnread, textOf, type Work } from '../work/work.ts';

export interface LookFirst {
  userId: string;
  reason: string;
}

/** As many as a teacher has time for. */
export const LOOKS_AT_MOST = 5;
/** Words that are new or gone, of all words of the new draft. */
const MUCH_CHANGED = 0.3;
/** Of the class's middle text. */
const SHORT = 0.5;
/** Fewer texts have no middle that says anything. */
const CLASS_FROM = 4;

/** The first signals first; within one, the highest number. */
interface Signal {
  work: Work;
  weight: number;
  reason: string;
}

const toRead = (works: readonly Work[]): Signal[] =>
  works.flatMap((work) =>
    work.concern ? { work, weight: 0, reason: 'Read it yourself first' } : [],
  );

const unread = (works: readonly Work[]): Signal[] =>
  works.flatMap((work) =>
    isUnread(work) && !work.feedback ? { work, weight: 0, reason: 'Could not be read' } : [],
  );

const failedChecks = (works: readonly Work[]): Signal[] =>
  works.flatMap((work) => {
    const failed = work.feedback?.checks?.failed.length ?? 0;
    if (failed === 0 || work.feedback?.postedAt !== null) return [];
    return {
      work,
      weight: failed,
      reason: failed === 1 ? '1 check failed' : `${failed} checks failed`,
    };
  });

function muchChanged(works: readonly Work[], draftOf: DraftOf): Signal[] {
  return works.flatMap((work) => {
    const draft = draftOf(work);
    if (!isChangedSince(draft) || !draft.comparison || !isOnEarlierDraft(work.feedback, draft))
      return [];
    const { wordsAdded, wordsRemoved } = draft.comparison;
    const share = (wordsAdded + wordsRemoved) / Math.max(1, wordCount(textOf(work)));
    const reason = `Much changed: ${counted(wordsAdded, 'word')} new, ${wordsRemoved} gone`;
    return share >= MUCH_CHANGED ? { work, weight: share, reason } : [];
  });
}

function shortest(works: readonly Work[]): Signal[] {
  const read = works.filter(({ reading }) => reading.kind === 'done');
  if (read.length < CLASS_FROM) return [];
  const lengths = read.map((work) => textOf(work).length).toSorted((one, other) => one - other);
  const middle = lengths[Math.floor(lengths.length / 2)] ?? 0;
  // Of a plan and a recount, the recount counts.
  const isLongest = (work: Work) =>
    !read.some(
      (other) =>
        other.file.student.userId === work.file.student.userId &&
        textOf(other).length > textOf(work).length,
    );
  return read
    .filter((work) => work.comment === null && textOf(work).length < middle * SHORT)
    .filter(isLongest)
    .map((work) => {
      const words = wordCount(textOf(work));
      const reason = words === 0 ? 'No text yet' : `Short: ${counted(words, 'word')}`;
      return { work, weight: -textOf(work).length, reason };
    });
}

/** Up to five students who need a closer look than the others, each with the first reason for it. */
export function lookFirst(works: readonly Work[], draftOf: DraftOf): LookFirst[] {
  const signals = [
    toRead(works),
    unread(works),
    failedChecks(works),
    muchChanged(works, draftOf),
    shortest(works),
  ].flatMap((some) => some.toSorted((one, other) => other.weight - one.weight));
  const reasons = new Map<string, string>();
  for (const { work, reason } of signals) {
    const { userId } = work.file.student;
    if (reasons.size < LOOKS_AT_MOST && !reasons.has(userId)) reasons.set(userId, reason);
  }
  return Array.from(reasons, ([userId, reason]) => ({ userId, reason }));
}
