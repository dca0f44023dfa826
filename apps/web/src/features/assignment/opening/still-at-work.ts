import { profileItem } from '../../../lib/state/session.ts';
import { tellTabs } from '../../../lib/browser/tab-news.ts';
import { progressNews } from '../../assignments/index.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';
import { studentInAddress } from '../class/student-address.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { rememberTexts } from '../documents/texts-read.ts';
import type { Opening } from './open-assignment.ts';

interface Left {
  key: string;
  opening: Opening;
  /** From here on, whoever has the opening looks after it. */
  release: () => void;
}

/**
 * Assignments that the teacher left while something was being written, posted or saved there; one
 * more than once, where its students or documents had changed meanwhile. The latest last.
 */
const left = new Set<Left>();

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

/** Feedback for all also takes in what is still being read, but can't begin without the drafts. */
function stopWhatNeedsPage({ opened: { marking }, keeper, stopReading }: Opening): void {
  if (!keeper.isKnown.get()) marking.forAll.cancel();
  if (!marking.forAll.progress.get()) stopReading();
}

/**
 * What has been read is remembered for the overview. What is being written or posted goes on and is
 * kept with the drafts, which are sent until they are saved. Without any, or once it is done, the
 * opening is closed; it is given up when the teacher logs out.
 */
export function leave(opening: Opening): void {
  rememberTextsOf(opening);
  stopWhatNeedsPage(opening);
  if (!isAtWork(opening)) return opening.close();
  opening.keeper.flush();
  const { place, store, forAll } = opening.opened.marking;
  const release = () => {
    for (const stop of stops) stop();
    left.delete(entry);
  };
  const entry: Left = { key: keyOf(place), opening, release };
  const close = () => {
    release();
    if (profileItem.get()) rememberTextsOf(opening);
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
    if (left.has(entry)) close();
  };
  const stops = [
    store.watchAll(closeOnceDone),
    forAll.progress.subscribe(closeOnceDone),
    opening.keeper.sending.subscribe(closeOnceDone),
    profileItem.subscribe(closeWithoutSession),
  ];
  left.add(entry);
}

/** Null where nothing was left at work with the same students and documents. */
export function takeUp(place: AssignmentPlace, students: readonly StudentWork[]): Opening | null {
  const here = [...left].filter(({ key }) => key === keyOf(place));
  const ids = students.flatMap(({ files }) => files.map(({ id }) => id)).join();
  const found = here.findLast(({ opening }) => opening.opened.marking.store.ids.join() === ids);
  if (!found) {
    // What is only unsaved is in the session, where the new opening finds it.
    for (const { opening, release } of here.filter((one) => !isWriting(one.opening))) {
      release();
      opening.close();
    }
    return null;
  }
  found.release();
  const { current } = found.opening.opened;
  current.id.set(studentInAddress(students) ?? current.id.get());
  return found.opening;
}
