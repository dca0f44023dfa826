import { ApiError, isAbort } from '../../../lib/api/index.ts';
import { atOnce } from './at-once.ts';
import { holdPage } from '../../../lib/leaving/hold-page.ts';
import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { isOnEarlierDraft } from '../second-draft/asking/second-draft-of.ts';
import type { Work } from '../work/work.ts';
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

interface ForAllOf extends Class {
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

/** Ids of their documents. */
export const waitingForFeedback = (ofClass: Class, sources: FocusSources): string[] =>
  ofClass.store
    .all()
    .filter((work) => isWaiting(work, ofClass, sources))
    .map(({ file }) => file.id);

const emptyRun = (): Run => ({
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
  sources,
  write,
  cancelOne,
}: ForAllOf): FeedbackForAll {
  const progress = watchedValue<ForAllProgress | null>(null);
  const underWay = new Set<string>();
  let run = emptyRun();

  async function writeOne(id: string): Promise<void> {
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
  }

  async function work(id: string): Promise<void> {
    // Not asked for, since it would fail for the same reason.
    if (run.isOver) return void run.errors.push(run.errors[0]);
    // Asked again: she may have written her own meanwhile, or asked for this one herself.
    if (isWaiting(store.get(id), { store, secondDrafts }, sources())) await writeOne(id);
    const now = progress.get();
    if (now) progress.set({ ...now, done: now.done + 1 });
  }

  return {
    progress,
    start: async () => {
      if (progress.get()) return;
      const ids = waitingForFeedback({ store, secondDrafts }, sources());
      run = emptyRun();
      progress.set({ done: 0, total: ids.length });
      const letGo = holdPage();
      try {
        // Fetched ahead; without it, the bar's tally tells enough.
        const part = await import('./for-all-summary.ts').catch(() => null);
        const leftOut = part?.leftOutIn({ store, secondDrafts }, sources());
        await atOnce(AT_ONCE, ids, work);
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
      for (const id of underWay) cancelOne(id);
    },
  };
}
