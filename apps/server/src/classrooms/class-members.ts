import type { ErrorCode } from '@second-draft/contract';
import type { Course, Member, TeacherClassroom } from '../classroom-service/index.ts';
import { Problem, unlessGone } from '../problems/index.ts';

export interface ClassMembers {
  /** Undefined when they could not be read. */
  students: readonly Member[] | undefined;
  teachers: readonly Member[] | undefined;
}

/** Of one class alone; other problems, such as an expired sign-in, are of all classes. */
const ofOneClass: ReadonlySet<ErrorCode> = new Set([
  'classroom_unavailable',
  'classroom_busy',
  'not_found',
]);

async function unlessUnread(reading: Promise<Member[]>): Promise<Member[] | undefined> {
  try {
    return await reading;
  } catch (error) {
    if (error instanceof Problem && ofOneClass.has(error.code)) return undefined;
    throw error;
  }
}

/**
 * For showing a class, which is worth it without its members. Not for concealing names: that needs
 * all of them.
 */
export async function membersOf(
  classroom: Pick<TeacherClassroom, 'students' | 'teachers'>,
  courseId: string,
  signal: AbortSignal,
): Promise<ClassMembers> {
  const [students, teachers] = await Promise.all([
    unlessUnread(classroom.students(courseId, signal)),
    unlessUnread(classroom.teachers(courseId, signal)),
  ]);
  return { students, teachers };
}

/** Null for a class that has gone, which is told from one whose members may not be read. */
export async function membersUnlessGone(
  classroom: Pick<TeacherClassroom, 'course' | 'students' | 'teachers'>,
  { id }: Course,
  signal: AbortSignal,
): Promise<ClassMembers | null> {
  const members = await membersOf(classroom, id, signal);
  if (members.students !== undefined) return members;
  return (await unlessGone(classroom.course(id, signal))) === null ? null : members;
}
