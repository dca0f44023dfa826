import { memo, useDeferredValue, useId, useMemo } from 'react';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { Unseen } from '../../../ui/unseen.tsx';
import type { AssignmentPlace, StudentWork } from '../../assignment/index.ts';
import type { SkillInClass } from '../class-skills.ts';
import { renamed, withNew, without } from './change-groups.ts';
import { GroupCard, Ungrouped } from './group-card.tsx';
import { GroupsTools } from './groups-tools.tsx';
import classes from './groups.module.css';
import { seatStudents } from './seat-students.ts';
import { suggestGroups } from './suggest-groups.ts';
import { useGroups } from './use-groups.ts';
import { useMoves } from './use-moves.ts';

/** Groups for a lesson, by next step until the teacher says otherwise. */
export const GroupsSection = memo(function GroupsSection({
  place,
  students,
  toTeach,
}: {
  place: AssignmentPlace;
  students: readonly StudentWork[];
  toTeach: readonly SkillInClass[];
}) {
  const headingId = useId();
  const suggested = useMemo(() => suggestGroups(toTeach), [toTeach]);
  const { groups, isSuggested, problem, retry, isSaving, change, undo } = useGroups(
    place,
    suggested,
  );
  // The first time, a large class is drawn bit by bit.
  const isDrawn = useDeferredValue(groups !== undefined);
  const { seated, ungrouped } = useMemo(
    () =>
      seatStudents(
        groups ?? [],
        students.map(({ student }) => student),
      ),
    [groups, students],
  );
  const { said, ...moves } = useMoves(groups, students, change);
  const seats = { groups: seated, ...moves };
  return (
    <section aria-labelledby={headingId} className={classes.section} data-part="groups">
      <h2 id={headingId}>Groups</h2>
      {problem && <LoadProblem problem={problem} onRetry={retry} />}
      {!isDrawn && !problem && <Loading height="12rem" label="Loading the groups" />}
      {groups && isDrawn && (
        <>
          <p className={classes.hint}>
            {isSuggested
              ? 'Grouped by next step. Drag a student, or use the menu beside the name. Once you change something, your groups are kept for up to 90 days.'
              : 'Your groups. Drag a student, or use the menu beside the name.'}{' '}
            <output>{isSaving ? 'Saving…' : ''}</output>
            <output>
              <Unseen>{said}</Unseen>
            </output>
          </p>
          <GroupsTools
            groups={seated}
            onAdd={() => change(withNew(groups, crypto.randomUUID()))}
            onSuggest={isSuggested ? null : () => change(suggested)}
            onUndo={undo}
          />
          <div className={classes.cards}>
            {seated.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                seats={seats}
                onRename={(name) => change(renamed(groups, group.id, name))}
                onRemove={() => change(without(groups, group.id))}
              />
            ))}
            <Ungrouped students={ungrouped} seats={seats} />
          </div>
        </>
      )}
    </section>
  );
});
