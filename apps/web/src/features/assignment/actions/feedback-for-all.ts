import { messages } from '@second-draft/contract';
import { ApiError, isAbort } from '../../../lib/api/index.ts';
import { atOnce } from './at-once.ts';
import { counted } from '../../../lib/words/counted.ts';
import { holdPage } from '../../../lib/leaving/hold-page.ts';
import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import type { FocusSources } from '../focus/category-options.ts';
import { isOnEarlierDraft } from '../second-draft/asking/second-draft-of.ts';
import type { Work } from '../work/work.ts';
import { hindranceOf } from './feedback-request.ts';
import { leftOutOf, unchangedIn, type Class } from './left-out.ts';
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

/** The refusal has taken her to her account, where there is nothing to press. */
const leadsAway = (error: unknown) =>
  error instanceof ApiError && error.code === 'subscription_required';

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

interface Run {
  written: number;
  /** Whose texts those are, by id. */
  students: Set<string>;
  /** Texts that she should read herself. */
  toRead: number;
  /** Left out, because nothing has changed since they got feedback. */
  unchanged: number;
  /** The other texts left out, in words; '' for none. */
  leftOut: string;
  errors: unknown[];
  isCancelled: boolean;
  isOver: boolean;
}

const emptyRun = (): Run => ({
  written: 0,
  students: new Set(),
  unchanged: 0,
  leftOut: '',
  toRead: 0,
  errors: [],
  isCancelled: false,
  isOver: false,
});

/** Also how many students wrote them, where some have more than one: the tally counts students. */
const writtenFor = ({ written, students: { size } }: Run) =>
  `${counted(written, 'text')}${size < written ? ` by ${counted(size, 'student')}` : ''}`;

function summary(run: Run): string {
  const { written, unchanged, leftOut, toRead, errors, isCancelled } = run;
  const begin =
    written === 0 ? 'No feedback was written.' : `Feedback was written for ${writtenFor(run)}.`;
  const passedOver = toRead === 0 ? '' : ` ${messages.concern.passedOver(counted(toRead, 'text'))}`;
  if (isCancelled) return `Stopped. ${begin}${passedOver}`;
  const rest =
    errors.length === 0
      ? ''
      : ` ${errors.length} could not be written.${leadsAway(errors[0]) ? '' : ' Press Get feedback for all to try again.'}`;
  const skipped =
    unchanged === 0
      ? ''
      : ` ${counted(unchanged, 'text')} left out: nothing has changed there since your feedback.`;
  const others = leftOut === '' ? '' : ` Left out: ${leftOut}.`;
  return `${begin}${skipped}${others}${passedOver}${rest}`;
}

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
      run = {
        ...emptyRun(),
        unchanged: unchangedIn({ store, secondDrafts }),
        leftOut: leftOutOf({ store, secondDrafts }, sources()),
      };
      progress.set({ done: 0, total: ids.length });
      const letGo = holdPage();
      try {
        await atOnce(AT_ONCE, ids, work);
      } finally {
        letGo();
        progress.set(null);
      }
      const [firstError] = run.errors;
      if (firstError !== undefined) tellFeedbackFailed(firstError);
      const isAllDone =
        run.errors.length === 0 && run.unchanged === 0 && run.leftOut === '' && !run.isCancelled;
      (isAllDone ? tellDone : tell)(summary(run));
    },
    cancel: () => {
      run.isCancelled = true;
      run.isOver = true;
      for (const id of underWay) cancelOne(id);
    },
  };
}
