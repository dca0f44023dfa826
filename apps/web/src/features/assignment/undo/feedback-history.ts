import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import type { Feedback } from '../work/work.ts';
import type { WorkStore } from '../work/work-store.ts';

/** Each document's feedback as it was, by the teacher's hand or the writer's. */
export interface FeedbackHistory {
  /** False when there is nothing to undo. */
  undo: (id: string) => boolean;
  redo: (id: string) => boolean;
  /** What the last undo or redo has done, in words; '' once something else is changed. */
  told: WatchedValue<string>;
  /** Returns a function that stops. */
  follow: () => () => void;
}

const STEPS_MAX = 100;

/** A pause in typing after which a new step begins. */
const PAUSE_MS = 1_000;

interface Steps {
  past: Feedback[];
  future: Feedback[];
  /** When a single letter was last typed or deleted; letters that follow soon are of one step. */
  letterAt: number;
}

const isSameWriting = (a: Feedback, b: Feedback) => a.id === b.id && a.points === b.points;

const isLetter = (before: Feedback, after: Feedback) =>
  isSameWriting(before, after) && Math.abs(before.text.length - after.text.length) === 1;

/**
 * Undo goes from one version to the one before, past the moments between in which there was none:
 * feedback that was cleared comes back over the one that replaced it.
 */
export function createFeedbackHistory(store: WorkStore, now = Date.now): FeedbackHistory {
  const stepsOf = new Map<string, Steps>();
  const known = new Map<string, Feedback | null>();
  const told = watchedValue('');
  let isRestoring = false;

  function steps(id: string): Steps {
    const found = stepsOf.get(id) ?? { past: [], future: [], letterAt: -Infinity };
    stepsOf.set(id, found);
    return found;
  }

  function note(id: string, after: Feedback | null): void {
    const before = known.get(id);
    if (!before || (after && isSameWriting(before, after) && before.text === after.text)) return;
    told.set('');
    const its = steps(id);
    const isTyping = after !== null && isLetter(before, after);
    const goesOn = isTyping && now() - its.letterAt < PAUSE_MS;
    its.letterAt = isTyping ? now() : -Infinity;
    its.future = [];
    if (!goesOn) its.past = [...its.past, before].slice(-STEPS_MAX);
  }

  function restore(id: string, verb: 'undo' | 'redo', from: Feedback[], to: Feedback[]): boolean {
    const { activity, feedback: present } = store.get(id);
    if (activity.kind !== 'none') return false;
    const feedback = from.pop();
    // By the number it differs from what was told before: the same words are not announced again.
    told.set(
      `${feedback ? `${verb === 'undo' ? 'Undone' : 'Redone'}. ` : ''}${from.length} more to ${verb}`,
    );
    if (!feedback) return false;
    if (present) to.push(present);
    steps(id).letterAt = -Infinity;
    isRestoring = true;
    store.dispatch(id, { kind: 'feedbackRestored', feedback });
    isRestoring = false;
    return true;
  }

  return {
    undo: (id) => restore(id, 'undo', steps(id).past, steps(id).future),
    redo: (id) => restore(id, 'redo', steps(id).future, steps(id).past),
    told,
    follow() {
      const learn = () => {
        for (const { file, feedback } of store.all()) known.set(file.id, feedback);
      };
      learn();
      const stops = [
        store.watchKept(({ file, feedback }) => isRestoring || note(file.id, feedback)),
        // After it: what was known is the version before.
        store.watchAll(learn),
      ];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
