import pLimit from 'p-limit';
import { ApiError, isAbort } from '../../../lib/api/index.ts';
import { counted } from '../../../lib/counted.ts';
import { watchedValue, type WatchedValue } from '../../../lib/watched-value.ts';
import type { FocusSources } from '../focus/category-options.ts';
import type { WorkStore } from '../work/work-store.ts';
import { hindranceOf } from './feedback-request.ts';
import { tell, tellFeedbackFailed } from './notices.tsx';

/** How far feedback for the whole class has come. */
export interface ForAllProgress {
  done: number;
  total: number;
}

/** Feedback for everyone who has none yet, a few at a time. */
export interface FeedbackForAll {
  /** Null while nothing of it runs. */
  progress: WatchedValue<ForAllProgress | null>;
  start: () => Promise<void>;
  /** Starts no more and gives up those under way. */
  cancel: () => void;
}

interface ForAllOf {
  store: WorkStore;
  sources: () => FocusSources;
  write: (id: string) => Promise<void>;
  cancelOne: (id: string) => void;
}

const AT_ONCE = 3;

/** After such an answer the next request would fare no better. */
const isFatal = (error: unknown) =>
  error instanceof ApiError && (error.status < 404 || error.status === 429);

/** The documents without feedback that nothing stands in the way of. */
export function waitingForFeedback(store: WorkStore, sources: FocusSources): string[] {
  return store
    .all()
    .filter((work) => !work.feedback && work.activity.kind === 'none')
    .filter((work) => hindranceOf(work, sources) === null)
    .map(({ file }) => file.id);
}

interface Run {
  written: number;
  errors: unknown[];
  isCancelled: boolean;
  /** No more is begun. */
  isOver: boolean;
}

function summary({ written, errors, isCancelled }: Run): string {
  const texts = counted(written, 'text');
  if (isCancelled) return `Stopped. Feedback was written for ${texts}.`;
  const rest =
    errors.length === 0
      ? ''
      : ` ${errors.length} could not be written. Press Get feedback for all to try again.`;
  return `Feedback was written for ${texts}.${rest}`;
}

/** Prepares feedback for all; `write` writes it for one document. */
export function createFeedbackForAll({
  store,
  sources,
  write,
  cancelOne,
}: ForAllOf): FeedbackForAll {
  const progress = watchedValue<ForAllProgress | null>(null);
  const underWay = new Set<string>();
  let run: Run = { written: 0, errors: [], isCancelled: false, isOver: true };

  async function work(id: string): Promise<void> {
    if (run.isOver) return;
    underWay.add(id);
    try {
      await write(id);
      run.written += 1;
    } catch (error) {
      if (!isAbort(error)) run.errors.push(error);
      if (isFatal(error)) run.isOver = true;
    }
    underWay.delete(id);
    const now = progress.get();
    if (now) progress.set({ ...now, done: now.done + 1 });
  }

  return {
    progress,
    start: async () => {
      if (progress.get()) return;
      const ids = waitingForFeedback(store, sources());
      run = { written: 0, errors: [], isCancelled: false, isOver: false };
      progress.set({ done: 0, total: ids.length });
      await pLimit(AT_ONCE).map(ids, work);
      progress.set(null);
      const [firstError] = run.errors;
      if (firstError !== undefined) tellFeedbackFailed(firstError);
      tell(summary(run));
    },
    cancel: () => {
      run.isCancelled = true;
      run.isOver = true;
      for (const id of underWay) cancelOne(id);
    },
  };
}
