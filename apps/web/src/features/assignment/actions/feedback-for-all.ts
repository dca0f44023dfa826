import { ApiError, isAbort } from '../../../lib/api/index.ts';
import { holdPage } from '../../../lib/leaving/hold-page.ts';
import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { isOnEarlierDraft } from '../second-draft/asking/second-draft-of.ts';
import { isTextAwaited, type Work } from '../work/work.ts';
import type { SecondDrafts } from '../second-draft/asking/second-drafts.ts';
import type { WorkStore } from '../work/work-store.ts';
import { hindranceOf } from './feedback-request.ts';
import type { Class, Run } from './for-all-run.ts';
import { tell, tellDone, tellFeedbackFailed } from './notices.tsx';

export interface ForAllProgress {
  done: number;
  total: number;
}

export interface FeedbackForAll {
  /** Null when idle. */
  progress: WatchedValue<ForAllProgress | null>;
  start: () => Promise<void>;
  /** Starts no more requests and aborts those under way. */
  cancel: () => void;
}

interface ForAllOf {
  store: WorkStore;
  secondDrafts: Pick<SecondDrafts, 'of' | 'answered'>;
  /** The feedback that is kept on the server is here. */
  areDraftsKnown: WatchedValue<boolean>;
  sources: () => FocusSources;
  write: (id: string) => Promise<void>;
  cancelOne: (id: string) => void;
}

const AT_ONCE = 3;

/** The next request would fail too. One that isn't valid says nothing about the others. */
export const isFatal = (error: unknown) =>
  error instanceof ApiError &&
  error.code !== 'invalid_request' &&
  (error.status < 404 || error.status === 429);

/** It has no feedback on its present draft, and can get it now. */
const isWaiting = (work: Work, { secondDrafts }: Class, sources: FocusSources): boolean =>
  (!work.feedback || isOnEarlierDraft(work.feedback, secondDrafts.of(work))) &&
  work.activity.kind === 'none' &&
  hindranceOf(work, sources) === null;

/** It has no feedback, and may get it once it is read. */
const isComing = (work: Work): boolean =>
  isTextAwaited(work) && !work.feedback && work.category !== null;

/** Ids of their documents. */
export const waitingForFeedback = (ofClass: Class, sources: FocusSources): string[] =>
  ofClass.store
    .all()
    .filter((work) => isWaiting(work, ofClass, sources))
    .map(({ file }) => file.id);

/** Ids also of the documents that are still being read. */
export const dueForFeedback = (ofClass: Class, sources: FocusSources): string[] =>
  ofClass.store
    .all()
    .filter((work) => isComing(work) || isWaiting(work, ofClass, sources))
    .map(({ file }) => file.id);

const emptyRun = (): Run => ({
  taken: new Set(),
  underWay: new Set(),
  written: 0,
  students: new Set(),
  toRead: 0,
  errors: [],
  isCancelled: false,
  isOver: false,
});

export function createFeedbackForAll({
  store,
  secondDrafts,
  areDraftsKnown,
  sources,
  write,
  cancelOne,
}: ForAllOf): FeedbackForAll {
  const progress = watchedValue<ForAllProgress | null>(null);
  const ofClass = { store, secondDrafts };
  let run = emptyRun();
  let wake = () => {};

  /** Also when one is done, and when she stops it. */
  const change = () =>
    new Promise<void>((resolve) => {
      const stops = [store.watchAll(() => wake()), areDraftsKnown.subscribe(() => wake())];
      wake = () => {
        for (const stop of stops) stop();
        resolve();
      };
    });

  async function writeOne(id: string): Promise<void> {
    const { taken, underWay } = run;
    taken.add(id);
    underWay.add(id);
    try {
      await write(id);
      const { concern, file } = store.get(id);
      if (concern) run.toRead += 1;
      else {
        run.written += 1;
        run.students.add(file.student.userId);
      }
    } catch (error) {
      if (!isAbort(error)) run.errors.push(error);
      if (isFatal(error)) run.isOver = true;
    }
    underWay.delete(id);
    wake();
  }

  /** Resolves once nothing is under way, and nothing more can become ready. */
  async function writeAll({ taken, underWay }: Run): Promise<void> {
    while (!areDraftsKnown.get() && !run.isOver) await change();
    const ids = new Set(dueForFeedback(ofClass, sources()));
    // What she clears meanwhile is hers; a text that turns out to have changed still has its feedback.
    const isOfRun = (id: string) => !taken.has(id) && (ids.has(id) || store.get(id).feedback);
    let isAnswered = false;
    const noteAnswered = async () => {
      await secondDrafts.answered();
      isAnswered = true;
      wake();
    };
    for (;;) {
      const due = dueForFeedback(ofClass, sources()).filter(isOfRun);
      progress.set({ done: taken.size - underWay.size, total: taken.size + due.length });
      if (!run.isOver) {
        const ready = due.filter((id) => !isTextAwaited(store.get(id)));
        for (const id of ready.slice(0, AT_ONCE - underWay.size)) void writeOne(id);
      }
      if (underWay.size === 0) {
        // Not asked for, since they would fail for the same reason.
        if (run.isOver && !run.isCancelled) run.errors.push(...due.map(() => run.errors[0]));
        if (run.isOver || isAnswered) return;
        if (!store.all().some(isTextAwaited)) void noteAnswered();
      }
      await change();
    }
  }

  return {
    progress,
    start: async () => {
      if (progress.get()) return;
      run = emptyRun();
      progress.set({ done: 0, total: dueForFeedback(ofClass, sources()).length });
      const letGo = holdPage();
      try {
        await writeAll(run);
        // Fetched ahead; without it, the bar's tally tells enough.
        const part = await import('./for-all-summary.ts').catch(() => null);
        const leftOut = part?.leftOutIn(ofClass, sources(), run);
        const [firstError] = run.errors;
        if (firstError !== undefined) tellFeedbackFailed(firstError);
        if (part && leftOut)
          (part.isAllDone(run, leftOut) ? tellDone : tell)(part.summaryOf(run, leftOut));
      } finally {
        letGo();
        progress.set(null);
      }
    },
    cancel: () => {
      run.isCancelled = true;
      run.isOver = true;
      for (const id of run.underWay) cancelOne(id);
      wake();
    },
  };
}
