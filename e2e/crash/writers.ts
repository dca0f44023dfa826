import { randomUUID } from 'node:crypto';
import type { Target } from './target.ts';
import type { Outcome, Teacher } from './teacher.ts';

export interface Write {
  kind: 'feedback' | 'draft';
  documentId: string;
  outcome: Outcome;
}

export interface Writers {
  journal: readonly Write[];
  untilKept(target: Target, more: number): Promise<void>;
  /** Waits for one more refusal because the database is unavailable. */
  untilRefused(): Promise<void>;
  stop(): Promise<void>;
}

const LANES = 3;

/** How long a fault may be felt. */
const PATIENCE_MS = 120_000;

export function startWriters(teacher: Teacher, targets: readonly Target[]): Writers {
  const journal: Write[] = [];
  const keptBy = new Map<Target, number>();
  let refused = 0;
  const waiting = new Set<() => void>();
  const stopping = new AbortController();

  const until = (isSo: () => boolean) =>
    new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('It is not well again.')), PATIENCE_MS);
      const look = () => {
        if (!isSo()) return;
        clearTimeout(late);
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
    });

  async function writeOnce(target: Target, kind: Write['kind']): Promise<void> {
    const { origin } = await target.running();
    const documentId = `crash-${randomUUID()}`;
    const outcome = await (kind === 'feedback'
      ? teacher.feedback(origin, documentId)
      : teacher.saveDraft(origin, documentId));
    journal.push({ kind, documentId, outcome });
    if (outcome === 'away') refused += 1;
    if (outcome === 'kept') keptBy.set(target, (keptBy.get(target) ?? 0) + 1);
    for (const look of waiting) look();
  }

  async function lane(target: Target, number: number): Promise<void> {
    for (let turn = number; !stopping.signal.aborted; turn += 1)
      await writeOnce(target, turn % 2 === 0 ? 'feedback' : 'draft');
  }

  const lanes = targets.flatMap((target) =>
    Array.from({ length: LANES }, (_, number) => lane(target, number)),
  );
  return {
    journal,
    untilKept(target, more) {
      const goal = (keptBy.get(target) ?? 0) + more;
      return until(() => (keptBy.get(target) ?? 0) >= goal);
    },
    untilRefused() {
      const before = refused;
      return until(() => refused > before);
    },
    async stop() {
      stopping.abort();
      await Promise.all(lanes);
    },
  };
}
