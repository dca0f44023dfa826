import { isAbort } from '../../../lib/api/index.ts';
import { watchedValue, type WatchedValue } from '../../../lib/state/watched-value.ts';
import { isFatal, waitingForFeedback } from '../actions/feedback-for-all.ts';
import type { Marking } from '../actions/marking.ts';
import { tellFeedbackFailed } from '../actions/notices.tsx';
import type { CurrentStudent } from '../class/current-student.ts';
import type { FocusSources } from '../focus/category-options.ts';
import type { ClassFilter } from '../second-draft/part-of-class/class-filter.ts';
import type { SecondDrafts } from '../second-draft/asking/second-drafts.ts';

export const STUDENTS_AHEAD = 3;

/** Has feedback written for the next students while the teacher reads this one's. */
export interface WriteAhead {
  /** Off at first: what is written ahead may never be used, and may cost. */
  isOn: WatchedValue<boolean>;
  /** Turning it off also aborts feedback under way. */
  turn: (isOn: boolean) => void;
}

interface AheadOf {
  marking: Pick<Marking, 'store' | 'forAll' | 'write' | 'cancel'>;
  secondDrafts: SecondDrafts;
  current: Pick<CurrentStudent, 'id'>;
  filter: Pick<ClassFilter, 'shown'>;
  sources: WatchedValue<FocusSources>;
}

export function createWriteAhead({
  marking: { store, forAll, write, cancel },
  secondDrafts,
  current,
  filter,
  sources,
}: AheadOf): WriteAhead {
  const isOn = watchedValue(false);
  /** Asked for once, however it ended: the teacher may have cancelled or cleared it. */
  const asked = new Set<string>();
  let underWay: string | null = null;
  let stops: (() => void)[] = [];

  function nextDue(): string | undefined {
    const students = filter.shown.get();
    const here = students.findIndex(({ student }) => student.userId === current.id.get());
    const next = students.slice(here + 1, here + 1 + STUDENTS_AHEAD);
    const waiting = new Set(waitingForFeedback({ store, secondDrafts }, sources.get()));
    const ids = next.flatMap(({ files }) => files.map(({ id }) => id));
    return ids.find((id) => waiting.has(id) && !asked.has(id));
  }

  async function writeOne(id: string): Promise<void> {
    underWay = id;
    asked.add(id);
    try {
      await write(id);
    } catch (error) {
      if (!isAbort(error) && isFatal(error)) {
        turn(false);
        tellFeedbackFailed(error);
      }
    }
    underWay = null;
    goOn();
  }

  function goOn(): void {
    if (!isOn.get() || underWay !== null || forAll.progress.get()) return;
    const id = nextDue();
    if (id !== undefined) void writeOne(id);
  }

  function turn(on: boolean): void {
    if (on === isOn.get()) return;
    isOn.set(on);
    for (const stop of stops) stop();
    stops = on
      ? [
          current.id.subscribe(goOn),
          filter.shown.subscribe(goOn),
          sources.subscribe(goOn),
          forAll.progress.subscribe(goOn),
          store.watchAll(goOn),
        ]
      : [];
    if (on) goOn();
    else if (underWay !== null) cancel(underWay);
  }

  return { isOn, turn };
}
