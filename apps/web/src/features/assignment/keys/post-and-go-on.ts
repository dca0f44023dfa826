import { tell } from '../actions/notices.tsx';
import { hasOlderComment, postingHindranceOf, postingHints } from '../actions/posting-hindrance.ts';
import { focusedDocument, worksInHand } from '../class/works-in-hand.ts';
import type { OpenedAssignment } from '../marking-context.ts';
import { isOnEarlierDraft } from '../second-draft/asking/second-draft-of.ts';
import type { Work } from '../work/work.ts';

/** The focused document, else the first that is not posted, else the first. */
function documentToPost(opened: OpenedAssignment): Work | undefined {
  const works = worksInHand(opened);
  const focused = focusedDocument();
  return (
    works.find(({ file }) => file.id === focused) ??
    works.find((work) => postingHindranceOf(work) !== 'posted') ??
    works[0]
  );
}

/**
 * Posts the feedback as a new comment, or, if it is an edit of the one on the document, changes that
 * one. Goes on without posting what is posted already. Stays with the student where it can't post:
 * opens the picker for write access, or says what is in the way.
 */
export function postAndGoOn(opened: OpenedAssignment, goOn: () => void): void {
  const work = documentToPost(opened);
  if (!work) return;
  const draft = opened.secondDrafts.of(work);
  const hindrance = isOnEarlierDraft(work.feedback, draft) ? 'posted' : postingHindranceOf(work);
  const { post, changePosted } = opened.marking;
  if (work.activity.kind === 'posting') return goOn();
  if (hindrance === null) void (hasOlderComment(work, draft) ? changePosted : post)(work.file.id);
  if (hindrance === null || hindrance === 'posted') goOn();
  else if (hindrance === 'notPicked') void opened.getWriteAccess(work.file.id);
  else tell(postingHints[hindrance]);
}
