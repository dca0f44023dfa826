import { postingMessages } from '@second-draft/contract';
import { counted } from '../../../lib/words/counted.ts';
import { tell, tellAnew } from '../actions/notices.tsx';
import { postingHints } from '../actions/posting-hindrance.ts';
import { focusedDocument, worksInHand } from '../class/works-in-hand.ts';
import { step } from '../keys/step.ts';
import type { OpenedAssignment } from '../marking-context.ts';
import type { Work } from '../work/work.ts';
import { isNotReady, isReadyToPost, readyHindranceOf } from './ready-works.ts';

/** The focused document, else all of the student's. */
function focusedOrAll(works: Work[]): Work[] {
  const focused = focusedDocument();
  const inHand = works.filter(({ file }) => file.id === focused);
  return inHand.length > 0 ? inHand : works;
}

const setReady = ({ marking }: OpenedAssignment, works: readonly Work[], isReady: boolean) =>
  marking.store.dispatchAll(works.map(({ file }) => [file.id, { kind: 'readySet', isReady }]));

function tellEnd({ marking, secondDrafts }: OpenedAssignment): void {
  const ready = marking.store.all().filter((work) => isReadyToPost(work, secondDrafts.of));
  tellAnew('last-student', postingMessages.ready.lastStudent(counted(ready.length, 'comment')));
}

/** To the next student, unless something of this one is still to be read. */
export function goOnFromReady(opened: OpenedAssignment): void {
  const { of } = opened.secondDrafts;
  if (worksInHand(opened).some((work) => isNotReady(work, of))) return;
  if (!step(opened, 1)) tellEnd(opened);
}

/**
 * Marks the focused document's feedback, or then what else the student is to get, and goes on.
 * What is already marked becomes unmarked, and what can't be posted in its present form is named:
 * both stay with the student.
 */
export function markReady(opened: OpenedAssignment): void {
  const { of } = opened.secondDrafts;
  const works = worksInHand(opened);
  const inHand = focusedOrAll(works);
  const unread = [inHand, works].map((those) => those.filter((work) => isNotReady(work, of)));
  const rest = unread.find((those) => those.length > 0) ?? [];
  const inTheWay = rest.map(readyHindranceOf).find((one) => one !== null);
  if (inTheWay) return tell(postingHints[inTheWay]);
  if (rest.length > 0) {
    setReady(opened, rest, true);
    return goOnFromReady(opened);
  }
  const ready = inHand.filter((work) => isReadyToPost(work, of));
  if (ready.length > 0) return setReady(opened, ready, false);
  const hindrances = works.map(readyHindranceOf);
  if (hindrances.includes('posted')) return goOnFromReady(opened);
  return tell(postingHints[hindrances.find((one) => one !== null) ?? 'nothing']);
}
