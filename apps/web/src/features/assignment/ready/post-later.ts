import { MINUTE_MS, postingMessages } from '@second-draft/contract';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { profileItem } from '../../../lib/state/session.ts';
import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import { forgetPostingLater, tellOfPostingLater } from '../actions/notices.tsx';
import { clockTime } from './later-times.ts';

export interface LaterPosting {
  ids: readonly string[];
  /** Milliseconds since the epoch, by this computer's clock, which the teacher sees. */
  at: number;
}

/** Posts at a chosen time, while the page stays open. */
export interface PostLater {
  /** Null when nothing is planned. */
  planned: WatchedValue<LaterPosting | null>;
  plan: (ids: readonly string[], at: number) => void;
  postNow: () => void;
  /** All stay ready. */
  cancel: () => void;
  /** The page is left. */
  leave: () => void;
}

interface PostLaterOf {
  post: (ids: readonly string[]) => Promise<void>;
}

const TICK_MS = 1_000;

/** A page in the background wakes once a minute; one that slept through the time posts nothing. */
const LATE_MOST_MS = 2 * MINUTE_MS;

/** By this computer's clock, as the times at which to post. */
export const accessEndsAt = (): number =>
  (profileItem.get()?.exp ?? 0) * 1_000 + Date.now() - serverNow();

/** Null when it can be posted now. */
function hindranceAt({ at }: LaterPosting, now: number): string | null {
  const time = clockTime(at);
  if (now - at > LATE_MOST_MS) return postingMessages.later.asleep(time);
  if (!navigator.onLine) return postingMessages.later.offline(time);
  return accessEndsAt() <= now ? postingMessages.later.accessEnded(time) : null;
}

export function createPostLater({ post }: PostLaterOf): PostLater {
  const planned = watchedValue<LaterPosting | null>(null);
  let timer = 0;

  /** @returns what was planned, which no longer is */
  function take(): LaterPosting | null {
    window.clearInterval(timer);
    const due = planned.get();
    if (due) planned.set(null);
    return due;
  }

  function tick(): void {
    const now = Date.now();
    const due = planned.get();
    if (!due || now < due.at) return;
    take();
    const hindrance = hindranceAt(due, now);
    if (hindrance === null) void post(due.ids);
    else tellOfPostingLater(hindrance, { stays: true });
  }

  return {
    planned,
    plan: (ids, at) => {
      take();
      forgetPostingLater();
      planned.set({ ids, at });
      timer = window.setInterval(tick, TICK_MS);
    },
    postNow: () => {
      const due = take();
      if (due) void post(due.ids);
    },
    cancel: () => {
      if (take()) tellOfPostingLater(postingMessages.later.cancelled);
    },
    leave: () => {
      const due = take();
      if (due) tellOfPostingLater(postingMessages.later.left(clockTime(due.at)), { stays: true });
    },
  };
}
