import { yearWords } from '@second-draft/contract';
import { useClientConfig } from '../../lib/installation/config.ts';
import { isTaskTold, tellTask, useClassSettings, yearsOf } from '../class-settings/index.ts';
import type { AssignmentPlace } from './actions/assignment-place.ts';
import type { KnownTask } from './focus/known-task.ts';
import { PlainSwitch } from '../../ui/plain-switch.tsx';
import quiet from '../../ui/quiet.module.css';
import classes from './task-told.module.css';

/** What a model learns about the task with each text, and the switch that leaves it out. */
export function TaskTold({
  place: { courseId, assignmentId },
  task: { assignment, classroom },
  hasRubric,
}: {
  place: AssignmentPlace;
  task: KnownTask;
  hasRubric: boolean;
}) {
  const writer = useClientConfig()?.writer;
  useClassSettings(courseId);
  if (!writer || !assignment) return null;
  const isTold = isTaskTold(courseId, assignmentId);
  const years = classroom && yearsOf(classroom);
  const { title, description } = assignment;
  return (
    <details className={classes.task}>
      <summary className={quiet.summary}>
        {isTold ? 'The task is told to the model' : 'The task is left out'}
      </summary>
      <div className={classes.told}>
        <PlainSwitch
          label="Tell the model what the class was asked to write"
          description="With each text; names of the class are replaced first."
          checked={isTold}
          onChange={({ currentTarget }) => tellTask(courseId, assignmentId, currentTarget.checked)}
        />
        <dl className={isTold ? '' : classes.left}>
          <dt>Title</dt>
          <dd>{title}</dd>
          <dt>Instructions</dt>
          <dd>{description.trim() === '' ? 'None in the classroom' : description}</dd>
          <dt>Rubric</dt>
          <dd>{hasRubric ? 'Its criteria' : 'None in the classroom'}</dd>
        </dl>
        <p>
          {years
            ? `The class: ${yearWords(years)}. You can set it on the class’s page.`
            : 'You can set the class’s year level on its page.'}
        </p>
      </div>
    </details>
  );
}
