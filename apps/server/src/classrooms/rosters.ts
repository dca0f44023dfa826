import type { PersonName } from '@second-draft/feedback';
import type { Caller } from '../api/index.ts';
import type { Member } from '../classroom-service/index.ts';
import { allOrNone, createSharedReads } from '../scheduling/index.ts';
import { ofEachClass } from './of-each-class.ts';
import { createRosterMemory } from './roster-memory.ts';

const roles = ['students', 'teachers'] as const;

type Role = (typeof roles)[number];

/**
 * Names that may occur in a student's text: the class's students, then its teachers. Cached
 * briefly, because every feedback needs them.
 */
export interface Rosters {
  /** @throws Problem('not_found') for a class that isn't the teacher's */
  rosterOf(caller: Caller, courseId: string, signal: AbortSignal): Promise<PersonName[]>;
  allRosters(caller: Caller, signal: AbortSignal): Promise<PersonName[]>;
  remember(
    caller: Caller,
    courseId: string,
    members: Partial<Record<Role, readonly Member[] | undefined>>,
  ): void;
}

const namesOf = (members: readonly Member[]): PersonName[] =>
  members.map(({ onRoster }) => onRoster);

const keyOf = ({ account }: Caller, courseId: string, role: Role) =>
  `${account.id} ${courseId} ${role}`;

export function createRosters(): Rosters {
  const memory = createRosterMemory();
  // Feedback for a whole class is requested at once: one of the calls reads for all.
  const shared = createSharedReads<readonly PersonName[]>();

  async function list(caller: Caller, courseId: string, role: Role, signal: AbortSignal) {
    const key = keyOf(caller, courseId, role);
    const kept = memory.get(key);
    if (kept) return kept;
    return shared(`${key} ${caller.sessionId}`, signal, async (signal) => {
      const names = namesOf(await caller.classroom[role](courseId, signal));
      memory.set(key, names);
      return names;
    });
  }

  const rosterOf: Rosters['rosterOf'] = async (caller, courseId, signal) => {
    const lists = await allOrNone(signal, (signal) =>
      Promise.all(roles.map((role) => list(caller, courseId, role, signal))),
    );
    return lists.flat();
  };

  return {
    rosterOf,
    async allRosters(caller, signal) {
      const rosters = await ofEachClass(caller.classroom, signal, ({ id }, signal) =>
        rosterOf(caller, id, signal),
      );
      return rosters.flat();
    },
    remember(caller, courseId, members) {
      for (const role of roles) {
        const read = members[role];
        if (read) memory.set(keyOf(caller, courseId, role), namesOf(read));
      }
    },
  };
}
