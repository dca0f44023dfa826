import { usualFor } from '../../class-settings/index.ts';
import type { AssignmentPlace } from '../actions/assignment-place.ts';
import { savedFor, saveForStudents } from '../actions/saved-students.ts';
import type { AttachedFile } from '../documents/attached-file.ts';
import { newWork, type Work } from '../work/work.ts';

/**
 * Works with what was chosen for each student; a student for whom nothing was chosen gets what was
 * last set for all of the class.
 */
export function beginAsUsual(
  { courseId, assignmentId }: AssignmentPlace,
  files: readonly AttachedFile[],
): Work[] {
  const { readingLevel, feedbackLength, category } = usualFor(courseId, assignmentId);
  const userIds = [...new Set(files.map(({ student }) => student.userId))];
  const withoutLevel = userIds.filter((userId) => savedFor(userId).readingLevel === undefined);
  if (readingLevel && withoutLevel.length > 0) saveForStudents(withoutLevel, { readingLevel });
  return files.map((file) => {
    const length = savedFor(file.student.userId).feedbackLength ?? feedbackLength;
    return newWork(file, {
      ...(length !== undefined && { length }),
      ...(category && { category }),
    });
  });
}
