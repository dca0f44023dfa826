import { limits, type Classroom, type Profile } from '@second-draft/contract';

/**
 * Adds the classes' students that the profile doesn't know, up to `savedStudentsMax`, with null for
 * no saved choices. Students of earlier classes stay.
 */
export function withStudentsOf(profile: Profile, classrooms: readonly Classroom[]): Profile {
  const missing = classrooms
    .flatMap(({ students }) => students.map(({ userId }) => userId))
    .filter((userId) => !(userId in profile.students))
    .slice(0, limits.savedStudentsMax - Object.keys(profile.students).length);
  const added = Object.fromEntries(missing.map((userId) => [userId, null]));
  return { ...profile, students: { ...added, ...profile.students } };
}
