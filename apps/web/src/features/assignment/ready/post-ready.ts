import { postingMessages } from '@second-draft/contract';
import { isAbort } from '../../../lib/api/index.ts';
import { counted } from '../../../lib/words/counted.ts';
import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import { isFatal } from '../actions/feedback-for-all.ts';
import { forgetPostingLater, tell, tellDone, tellNotDone } from '../actions/notices.tsx';
import { postingHindranceOf } from '../actions/posting-hindrance.ts';
import type { SecondDrafts } from '../second-draft/asking/second-drafts.ts';
import type { Work } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';
import { namesOf } from './names-of.ts';
import { isReadyToPost } from './ready-works.ts';

export interface PostingProgress {
  /** Of the student whose feedback is being posted. */
  shortName: string;
  done: number;
  total: number;
}

/** Posts feedback that the teacher has marked as ready, one student after another. */
export interface PostReady {
  /** Null when idle. */
  progress: WatchedValue<PostingProgress | null>;
  /** Never rejects; failures stay with their students. */
  start: (ids: readonly string[]) => Promise<void>;
  /** Starts no more, and gives up one that is waiting for the connection. */
  stop: () => void;
}

interface PostReadyOf {
  store: WorkStore;
  secondDrafts: Pick<SecondDrafts, 'of'>;
  /** Rejects when it fails. */
  send: (id: string) => Promise<void>;
  giveUp: (id: string) => void;
}

interface Run {
  posted: number;
  failed: Work[];
  isStopped: boolean;
  /** Sending the next would fail too. */
  isHopeless: boolean;
}

function summary({ posted, failed, isStopped, isHopeless }: Run): string {
  const done =
    posted > 0
      ? postingMessages.ready.posted(counted(posted, 'comment'))
      : postingMessages.ready.nonePosted;
  const lost = failed.length === 0 ? '' : ` ${postingMessages.ready.failed(namesOf(failed))}`;
  return isStopped || isHopeless
    ? `${postingMessages.ready.stopped(done)}${lost}`
    : `${done}${lost}`;
}

function tellerOf({ posted, failed, isStopped }: Run): (message: string) => void {
  if (failed.length > 0) return tellNotDone;
  return posted > 0 && !isStopped ? tellDone : tell;
}

export function createPostReady({ store, secondDrafts, send, giveUp }: PostReadyOf): PostReady {
  const progress = watchedValue<PostingProgress | null>(null);
  let run: Run = { posted: 0, failed: [], isStopped: false, isHopeless: false };
  let underWay: string | null = null;

  /** Asked again just before it is sent: another tab, or the teacher, may have posted it. */
  function isDue(id: string): boolean {
    const work = store.get(id);
    const isIdle = work.activity.kind === 'none';
    return isIdle && isReadyToPost(work, secondDrafts.of) && postingHindranceOf(work) === null;
  }

  async function sendOne(id: string): Promise<void> {
    underWay = id;
    try {
      await send(id);
      run.posted += 1;
    } catch (error) {
      if (!isAbort(error)) run.failed.push(store.get(id));
      if (isFatal(error)) run.isHopeless = true;
    }
    underWay = null;
  }

  return {
    progress,
    start: async (ids) => {
      if (progress.get()) return;
      forgetPostingLater();
      run = { posted: 0, failed: [], isStopped: false, isHopeless: false };
      for (const [done, id] of ids.entries()) {
        if (run.isStopped || run.isHopeless) break;
        const { shortName } = store.get(id).file.student;
        progress.set({ shortName, done, total: ids.length });
        if (isDue(id)) await sendOne(id);
      }
      progress.set(null);
      tellerOf(run)(summary(run));
    },
    stop: () => {
      if (!progress.get()) return;
      run.isStopped = true;
      const activity = underWay === null ? null : store.get(underWay).activity;
      if (underWay !== null && activity?.kind === 'posting' && activity.isWaiting) giveUp(underWay);
    },
  };
}
