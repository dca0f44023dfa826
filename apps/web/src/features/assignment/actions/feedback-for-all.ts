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
const isForAll = (error: unknown) =>
  error instanceof ApiError && (error.status < 404 || error.status === 429);

/** The documents without feedback that nothing stands in the way of. */
export function waitingForFeedback(store: WorkStore, sources: FocusSources): string[] {
  return store
    .all()
    .filter((work) => !work.feedback && work.activity.kind === 'none')
    .filter((work) => hindranceOf(work, sources) === null)
    .map(({ file }) => file.id);
}

function summary(written: number, failed: number, isCancelled: boolean): string {
  const texts = counted(written, 'text');
  if (isCancelled) return `Stopped. Feedback was written for ${texts}.`;
  const rest =
    failed === 0 ? '' : ` ${failed} could not be written. Press Get feedback for all to try again.`;
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
  let queue: string[] = [];
  let isCancelled = false;

  async function work(outcome: { written: number; errors: unknown[] }): Promise<void> {
    for (let id = queue.shift(); id !== undefined; id = queue.shift()) {
      underWay.add(id);
      try {
        await write(id);
        outcome.written += 1;
      } catch (error) {
        if (!isAbort(error)) outcome.errors.push(error);
        if (isForAll(error)) queue = [];
      }
      underWay.delete(id);
      const now = progress.get();
      if (now) progress.set({ ...now, done: now.done + 1 });
    }
  }

  return {
    progress,
    start: async () => {
      if (progress.get()) return;
      queue = waitingForFeedback(store, sources());
      isCancelled = false;
      progress.set({ done: 0, total: queue.length });
      const outcome = { written: 0, errors: [] as unknown[] };
      await Promise.all(Array.from({ length: AT_ONCE }, () => work(outcome)));
      progress.set(null);
      const [firstError] = outcome.errors;
      if (firstError !== undefined) tellFeedbackFailed(firstError);
      tell(summary(outcome.written, outcome.errors.length, isCancelled));
    },
    cancel: () => {
      isCancelled = true;
      queue = [];
      for (const id of underWay) cancelOne(id);
    },
  };
}
