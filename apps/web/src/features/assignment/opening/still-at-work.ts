import { profileItem } from '../../../lib/session.ts';
import { tellTabs } from '../../../lib/tab-news.ts';
import { progressNews } from '../../assignments/index.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';
import { studentInAddress } from '../class/student-address.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { rememberTexts } from '../documents/texts-read.ts';
import type { Opening } from './open-assignment.ts';

interface Left {
  opening: Opening;
  /** From here on, whoever has the opening looks after it. */
  release: () => void;
}

/** Assignments that the teacher left while something was being written, posted or saved there. */
const left = new Map<string, Left>();

const keyOf = ({ courseId, assignmentId }: AssignmentPlace) => `${courseId}/${assignmentId}`;

function isWriting({ opened: { marking } }: Opening): boolean {
  const isBusy = marking.store.all().some(({ activity }) => activity.kind !== 'none');
  return isBusy || marking.forAll.progress.get() !== null;
}

const isAtWork = (opening: Opening): boolean =>
  isWriting(opening) || opening.keeper.sending.get() !== 'sent';

function giveUp({ opened: { marking } }: Opening): void {
  marking.forAll.cancel();
  for (const id of marking.store.ids) marking.cancel(id);
}

function rememberTextsOf({ opened: { marking } }: Opening): void {
  const read = marking.store.all().filter(({ reading }) => reading.kind === 'done');
  rememberTexts(
    marking.place,
    new Map(read.map(({ file, documentText }) => [file.id, documentText])),
  );
}

/**
 * What has been read is remembered for the overview. What is being written or posted goes on and is
 * kept with the drafts, which are sent until they are saved. Without any, or once it is done, the
 * opening is closed; it is given up when the teacher logs out.
 */
export function leave(opening: Opening): void {
  rememberTextsOf(opening);
  if (!isAtWork(opening)) return opening.close();
  opening.keeper.flush();
  const { place, store, forAll } = opening.opened.marking;
  const key = keyOf(place);
  const release = () => {
    for (const stop of stops) stop();
    if (left.get(key)?.opening === opening) left.delete(key);
  };
  const close = () => {
    release();
    opening.close();
    // The class's page has counted before what was done meanwhile was kept on the server.
    if (opening.keeper.sending.get() === 'sent') tellTabs(progressNews(place.courseId));
  };
  const closeOnceDone = () => {
    if (!isAtWork(opening)) close();
  };
  const closeWithoutSession = () => {
    if (profileItem.get()) return;
    giveUp(opening);
    // Giving up may have closed it.
    if (left.get(key)?.opening === opening) close();
  };
  const stops = [
    store.watchAll(closeOnceDone),
    forAll.progress.subscribe(closeOnceDone),
    opening.keeper.sending.subscribe(closeOnceDone),
    profileItem.subscribe(closeWithoutSession),
  ];
  left.set(key, { opening, release });
}

/** Null where nothing was left at work, or where students or documents have changed since. */
export function takeUp(place: AssignmentPlace, students: readonly StudentWork[]): Opening | null {
  const found = left.get(keyOf(place));
  const ids = students.flatMap(({ files }) => files.map(({ id }) => id));
  if (!found) return null;
  const isSame = found.opening.opened.marking.store.ids.join() === ids.join();
  // What is only unsaved is in the session, where the new opening finds it.
  if (!isSame && isWriting(found.opening)) return null;
  found.release();
  if (!isSame) {
    found.opening.close();
    return null;
  }
  const { current } = found.opening.opened;
  current.id.set(studentInAddress(students) ?? current.id.get());
  return found.opening;
}
