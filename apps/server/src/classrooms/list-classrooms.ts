import type { Classroom } from '@second-draft/contract';
import type { Caller } from '../api/index.ts';
import { classroomOf } from './as-declared.ts';
import { membersUnlessGone } from './class-members.ts';
import { ofEachClass } from './of-each-class.ts';
import type { Rosters } from './rosters.ts';

/** A class whose members can't be read is listed without them. */
export async function listClassrooms(
  rosters: Rosters,
  caller: Caller,
  signal: AbortSignal,
): Promise<Classroom[]> {
  const { classroom } = caller;
  const all = await ofEachClass(classroom, signal, async (course, signal) => {
    const members = await membersUnlessGone(classroom, course, signal);
    return members && { course, members };
  });
  const found = all.filter((one) => one !== null);
  for (const { course, members } of found) rosters.remember(caller, course.id, members);
  return found.map(({ course, members }) => classroomOf(course, members));
}
