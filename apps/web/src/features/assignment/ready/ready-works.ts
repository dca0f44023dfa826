import {
  hasOlderComment,
  postingHindranceOf,
  wordsHindranceOf,
  type PostingHindrance,
} from '../actions/posting-hindrance.ts';
import { isOnEarlierDraft, type DraftOf } from '../second-draft/asking/second-draft-of.ts';
import { hasFeedback } from '../work/standing.ts';
import type { Work } from '../work/work.ts';

/** Words are there, they aren't posted, and they are about the present draft. */
const isToPost = (work: Work, draftOf: DraftOf): boolean =>
  hasFeedback(work) &&
  work.feedback?.postedAt === null &&
  !isOnEarlierDraft(work.feedback, draftOf(work));

export const isReadyToPost = (work: Work, draftOf: DraftOf): boolean =>
  work.feedback?.isReady === true && isToPost(work, draftOf);

/** Read or not, it would be left out of what is posted. */
export const isNotReady = (work: Work, draftOf: DraftOf): boolean =>
  work.feedback?.isReady === false && isToPost(work, draftOf);

/** What keeps feedback from being marked: missing access doesn't, as it can be given. */
export const readyHindranceOf = wordsHindranceOf;

export interface PostingPlan {
  toPost: readonly Work[];
  /** Those of `toPost` whose comment on the document is changed. */
  toChange: readonly Work[];
  hindered: readonly { work: Work; hindrance: PostingHindrance }[];
  /** How many have feedback that is neither marked nor posted. */
  notReady: number;
}

export function planPosting(works: readonly Work[], draftOf: DraftOf): PostingPlan {
  const ready = works
    .filter((work) => isReadyToPost(work, draftOf))
    .map((work) => ({ work, hindrance: postingHindranceOf(work) }));
  const toPost = ready.flatMap(({ work, hindrance }) => (hindrance === null ? work : []));
  return {
    toPost,
    toChange: toPost.filter((work) => hasOlderComment(work, draftOf(work))),
    hindered: ready.flatMap(({ work, hindrance }) =>
      hindrance === null ? [] : { work, hindrance },
    ),
    notReady: works.filter((work) => isNotReady(work, draftOf)).length,
  };
}
