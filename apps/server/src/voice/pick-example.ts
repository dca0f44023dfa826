import type { Handlers } from '../api/index.ts';
import type { Rosters } from '../classrooms/index.ts';
import {
  createThreadsInTurn,
  formerlyCalled,
  studentNamed,
  type NamesKept,
  type TextThreads,
} from '../feedback/index.ts';
import { Problem, unlessGone } from '../problems/index.ts';
import type { GivenFeedbacks } from '../second-drafts/index.ts';
import type { VoiceStore } from './store.ts';

export interface PickingServices {
  store: VoiceStore;
  given: Pick<GivenFeedbacks, 'lastOn'>;
  rosters: Pick<Rosters, 'rosterOf' | 'allRosters'>;
  namesKept: NamesKept;
  threads: TextThreads;
}

/** Names go before it is kept: those of its class, and of all others that she teaches or taught. */
export function pickExample(services: PickingServices): Handlers['pickExample'] {
  const { store, given, rosters, namesKept, threads } = services;
  const threadsOf = createThreadsInTurn(threads);
  return async ({ caller, body: { documentId }, signal }) => {
    const { id } = caller.account;
    const picked = await given.lastOn(id, documentId);
    if (picked === null) throw new Problem('not_found');
    const { feedback, studentText, studentName, courseId } = picked;
    const [classmates, others, names] = await Promise.all([
      // The class may have gone since; what she gave in it is still hers.
      unlessGone(rosters.rosterOf(caller, courseId, signal)),
      rosters.allRosters(caller, signal),
      namesKept(id, null),
    ]);
    const student = studentNamed(studentName, classmates ?? []);
    const now = [...(classmates ?? []), ...others];
    const people = [...now, ...formerlyCalled(names, now)];
    const toPick = { feedback, studentText, student, people };
    const text = await threadsOf(id).run('exampleOf', toPick, signal);
    const kept = await store.addExample(id, { id: picked.id, text });
    if (kept === null) throw new Problem('voice_examples_full');
    return kept;
  };
}
