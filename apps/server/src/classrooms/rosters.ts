import type { PersonName } from '@second-draft/feedback';
import type { Caller } from '../api/handlers.ts';
import type { Google, GoogleMember } from '../google/index.ts';
import { ofEachClass } from './of-each-class.ts';
import { createRosterMemory } from './roster-memory.ts';

/** The names of a teacher's students, kept for a short while: feedback needs them each time. */
export interface Rosters {
  /** @throws Problem('not_found') for a class that isn't the teacher's */
  rosterOf(caller: Caller, courseId: string, signal: AbortSignal): Promise<PersonName[]>;
  /** The students of all the teacher's classes that are known; looked up when none are. */
  knownRosters(caller: Caller, signal: AbortSignal): Promise<PersonName[]>;
  /** Takes note of students that were read for another purpose. */
  remember(caller: Caller, courseId: string, students: readonly GoogleMember[]): void;
}

const namesOf = (students: readonly GoogleMember[]): PersonName[] =>
  students.map(({ profile }) => profile.name);

export function createRosters(
  google: Pick<Google, 'forTeacher'>,
  now: () => number = Date.now,
): Rosters {
  const memory = createRosterMemory(now);

  const remember: Rosters['remember'] = ({ account }, courseId, students) =>
    memory.keep(account.id, courseId, namesOf(students));

  return {
    remember,
    async rosterOf(caller, courseId, signal) {
      const kept = memory.find(caller.account.id, courseId);
      if (kept) return kept;
      const students = await google.forTeacher(caller.googleToken).students(courseId, signal);
      remember(caller, courseId, students);
      return namesOf(students);
    },
    async knownRosters(caller, signal) {
      const kept = memory.findAll(caller.account.id);
      if (kept) return kept;
      const teacher = google.forTeacher(caller.googleToken);
      const rosters = await ofEachClass(teacher, signal, async ({ id }, signal) => {
        const students = await teacher.students(id, signal);
        remember(caller, id, students);
        return namesOf(students);
      });
      return rosters.flat();
    },
  };
}
