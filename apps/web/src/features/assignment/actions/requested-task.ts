import {
  cutText,
  limits,
  type FeedbackRequest,
  type RubricCriterion,
} from '@second-draft/contract';
import { isTaskTold, yearsOf } from '../../class-settings/index.ts';
import type { FocusSources } from '../focus/category-options.ts';
import type { AssignmentPlace } from './assignment-place.ts';

const rubricText = (criteria: readonly RubricCriterion[]) =>
  criteria.map(({ title, description }) => `${title}: ${description}`).join('\n');

/** What a writer learns about the task; the rubric only if the feedback isn't about it anyway. */
export function requestedTask(
  { task, criteria }: FocusSources,
  focus: Pick<FeedbackRequest, 'criteria'>,
  { courseId, assignmentId }: AssignmentPlace,
): Pick<FeedbackRequest, 'task' | 'years'> {
  const years = task?.classroom ? yearsOf(task.classroom) : null;
  const told = task?.assignment && isTaskTold(courseId, assignmentId) ? task.assignment : null;
  return {
    ...(years && { years }),
    ...(told && {
      task: {
        title: cutText(told.title, limits.taskTitleMax),
        instructions: cutText(told.description, limits.taskTextMax),
        rubric: focus.criteria ? '' : cutText(rubricText(criteria), limits.taskTextMax),
      },
    }),
  };
}
