import { reduceWork, type WorkEvent } from './reduce-work.ts';
import { keptOf, type Work } from './work.ts';

/**
 * The works of one assignment, by document id. Each can be watched alone, so that typing in one
 * student's text draws nothing of the others anew.
 */
export interface WorkStore {
  readonly ids: readonly string[];
  get: (id: string) => Work;
  all: () => readonly Work[];
  dispatch: (id: string, event: WorkEvent) => void;
  /** Several at once: who listens hears of them when all have happened. */
  dispatchAll: (events: readonly IdAndEvent[]) => void;
  /** Hears of every change of one work; returns how to stop. */
  watch: (id: string, listener: () => void) => () => void;
  /** Hears of every change of any work. */
  watchAll: (listener: () => void) => () => void;
  /** Hears which work changed in what is kept for the teacher. */
  watchKept: (listener: (work: Work) => void) => () => void;
}

type IdAndEvent = readonly [id: string, event: WorkEvent];

/** Events that only bring in what is known elsewhere already. */
const notByTeacher: ReadonlySet<WorkEvent['kind']> = new Set(['draftFound', 'read']);

type Listeners<L> = Set<L>;

function listen<L>(listeners: Listeners<L>, listener: L): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function isKeptChanged(before: Work, after: Work): boolean {
  const old = new Map<string, unknown>(Object.entries(keptOf(before)));
  return Object.entries(keptOf(after)).some(([part, value]) => old.get(part) !== value);
}

/** Opens the works of an assignment. @param now the browser's clock */
export function createWorkStore(works: readonly Work[], now = () => new Date()): WorkStore {
  const current = new Map(works.map((work) => [work.file.id, work]));
  const listeners = new Map<string, Listeners<() => void>>(
    works.map((work) => [work.file.id, new Set()]),
  );
  const everyone: Listeners<() => void> = new Set();
  const keepers: Listeners<(work: Work) => void> = new Set();
  let list: readonly Work[] = works;

  const get = (id: string): Work => {
    const work = current.get(id);
    if (!work) throw new Error('There is no such document on this assignment');
    return work;
  };

  /** Whether the work changed, and whether in what is kept for the teacher. */
  function change([id, event]: IdAndEvent): { id: string; isByTeacher: boolean } | null {
    const before = get(id);
    const after = reduceWork(before, event);
    if (after === before) return null;
    const isByTeacher = !notByTeacher.has(event.kind) && isKeptChanged(before, after);
    current.set(id, isByTeacher ? { ...after, changedAt: now().toISOString() } : after);
    return { id, isByTeacher };
  }

  function dispatchAll(events: readonly IdAndEvent[]): void {
    const changes = events.map(change).filter((one) => one !== null);
    if (changes.length === 0) return;
    list = list.map(({ file }) => get(file.id));
    for (const { id } of changes) for (const listener of listeners.get(id) ?? []) listener();
    for (const listener of everyone) listener();
    for (const { id, isByTeacher } of changes)
      if (isByTeacher) for (const keeper of keepers) keeper(get(id));
  }

  return {
    ids: works.map(({ file }) => file.id),
    get,
    all: () => list,
    dispatch: (id, event) => dispatchAll([[id, event]]),
    dispatchAll,
    watch: (id, listener) => listen(listeners.get(id) ?? new Set(), listener),
    watchAll: (listener) => listen(everyone, listener),
    watchKept: (listener) => listen(keepers, listener),
  };
}
