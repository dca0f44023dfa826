import { limits, type Classroom, type Profile } from '@second-draft/contract';

/**
 * The students of all classes, each with what the teacher has saved for them, or null; students of
 * earlier classes keep what they have.
 */
export function withStudentsOf(profile: Profile, classrooms: readonly Classroom[]): Profile {
  const missing = classrooms
    .flatMap(({ students }) => students.map(({ userId }) => userId))
    .filter((userId) => !(userId in profile.students))
    .slice(0, limits.savedStudentsMax - Object.keys(profile.students).length);
  const added = Object.fromEntries(missing.map((userId) => [userId, null]));
  return { ...profile, students: { ...added, ...profile.students } };
}
