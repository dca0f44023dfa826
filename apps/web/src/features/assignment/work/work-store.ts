import { serverNow } from '../../../lib/time/server-clock.ts';
import { watchedValue } from '../../../lib/state/watched-value.ts';
import { reduceWork } from './reduce-work.ts';
import type { WorkEvent } from './work-event.ts';
import { isKeptChanged, type Work } from './work.ts';

/** Works by document id. Each can be watched separately, so that typing in one redraws no other. */
export interface WorkStore {
  readonly ids: readonly string[];
  get: (id: string) => Work;
  all: () => readonly Work[];
  dispatch: (id: string, event: WorkEvent) => void;
  /** Calls each listener once, after all events. */
  dispatchAll: (events: readonly IdAndEvent[]) => void;
  /** Returns a function that stops watching. */
  watch: (id: string, listener: () => void) => () => void;
  watchAll: (listener: () => void) => () => void;
  /** Called with each work in which the teacher changed something that is kept. */
  watchKept: (listener: (work: Work) => void) => () => void;
}

type IdAndEvent = readonly [id: string, event: WorkEvent];

/** These bring in what is saved elsewhere already. */
const notByTeacher: ReadonlySet<WorkEvent['kind']> = new Set(['draftFound', 'read']);

/** `changedByTeacher` are the works in which she has just changed something that is kept. */
interface Moment {
  byId: ReadonlyMap<string, Work>;
  list: readonly Work[];
  changedByTeacher: readonly Work[];
}

export function createWorkStore(
  works: readonly Work[],
  now = () => new Date(serverNow()),
): WorkStore {
  const ids = works.map(({ file }) => file.id);
  const momentOf = (byId: Moment['byId'], changedByTeacher: readonly Work[]): Moment => ({
    byId,
    list: ids.map((id) => workIn(byId, id)),
    changedByTeacher,
  });
  const byId = new Map(works.map((work) => [work.file.id, work]));
  const moment = watchedValue(momentOf(byId, []));

  function dispatchAll(events: readonly IdAndEvent[]): void {
    const next = new Map(moment.get().byId);
    let isChanged = false;
    const byTeacher = new Set<string>();
    for (const [id, event] of events) {
      const before = workIn(next, id);
      const after = reduceWork(before, event);
      if (after === before) continue;
      const isByTeacher = !notByTeacher.has(event.kind) && isKeptChanged(before, after);
      next.set(id, isByTeacher ? { ...after, changedAt: now().toISOString() } : after);
      isChanged = true;
      if (isByTeacher) byTeacher.add(id);
    }
    if (!isChanged) return;
    moment.set(
      momentOf(
        next,
        Array.from(byTeacher, (id) => workIn(next, id)),
      ),
    );
  }

  return {
    ids,
    get: (id) => workIn(moment.get().byId, id),
    all: () => moment.get().list,
    dispatch: (id, event) => dispatchAll([[id, event]]),
    dispatchAll,
    watch: (id, listener) =>
      moment.subscribe((after, before) => {
        if (after.byId.get(id) !== before.byId.get(id)) listener();
      }),
    watchAll: (listener) => moment.subscribe(() => listener()),
    watchKept: (listener) =>
      moment.subscribe(({ changedByTeacher }) => {
        for (const work of changedByTeacher) listener(work);
      }),
  };
}

function workIn(works: Moment['byId'], id: string): Work {
  const work = works.get(id);
  if (!work) throw new Error('There is no such document on this assignment');
  return work;
}
