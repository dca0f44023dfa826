import { limits, type LessonGroup } from '@second-draft/contract';
import { memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { newId } from '../../../lib/state/new-id.ts';
import { LoadProblem } from '../../../ui/load-problem.tsx';
import { Loading } from '../../../ui/loading.tsx';
import { NotSaved } from '../../../ui/not-saved.tsx';
import { Unseen } from '../../../ui/unseen.tsx';
import type { AssignmentPlace, StudentWork } from '../../assignment/index.ts';
import type { SkillInClass } from '../class-skills.ts';
import { nameOf, renamed, withNew, without } from './change-groups.ts';
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
  const { groups, isSuggested, problem, retry, saving, change, undo } = useGroups(place, suggested);
  // The first time, a large class is drawn bit by bit.
  const isDrawn = useDeferredValue(groups !== undefined, false);
  const { seated, ungrouped } = useMemo(
    () =>
      seatStudents(
        groups ?? [],
        students.map(({ student }) => student),
      ),
    [groups, students],
  );
  // For screen readers, which don't see what has changed.
  const [said, setSaid] = useState('');
  const changeAndSay = (changed: LessonGroup[], what: string) => {
    change(changed);
    setSaid(what);
  };
  const [addedId, setAddedId] = useState<string | null>(null);
  const seats = { groups: seated, ...useMoves(groups, students, changeAndSay) };
  return (
    <section aria-labelledby={headingId} className={classes.section} data-part="groups">
      <div className={classes.head}>
        <h2 id={headingId}>Groups</h2>
        <output>{saving.isSaving ? 'Saving…' : ''}</output>
      </div>
      <NotSaved saving={saving} />
      {problem && <LoadProblem problem={problem} onRetry={retry} />}
      {!isDrawn && !problem && <Loading height="12rem" label="Loading the groups" />}
      {groups && isDrawn && (
        <>
          <p className={classes.hint}>
            {isSuggested
              ? `Grouped by next step. Drag a student, or use the menu beside the name. Once you change something, your groups are kept for up to ${limits.keepTextsDays} days.`
              : 'Your groups. Drag a student, or use the menu beside the name.'}{' '}
            <output>
              <Unseen>{said}</Unseen>
            </output>
          </p>
          <GroupsTools
            groups={seated}
            onAdd={() => {
              const id = newId();
              setAddedId(id);
              const added = withNew(groups, id);
              changeAndSay(added, `${added.at(-1)?.name} is added`);
            }}
            onSuggest={
              isSuggested ? null : () => changeAndSay(suggested, 'The groups are as suggested now')
            }
            onUndo={
              undo &&
              (() => {
                undo();
                setSaid('The last change is taken back');
              })
            }
          />
          <div className={classes.cards}>
            {seated.map((group) => (
              <GroupCard
                key={group.id}
                group={group}
                seats={seats}
                isNew={group.id === addedId}
                onRename={(name) => {
                  const changed = renamed(groups, group.id, name);
                  changeAndSay(changed, `The group is called ${nameOf(changed, group.id)} now`);
                }}
                onRemove={() =>
                  changeAndSay(without(groups, group.id), `${nameOf(groups, group.id)} is removed`)
                }
              />
            ))}
            <Ungrouped students={ungrouped} seats={seats} />
          </div>
        </>
      )}
    </section>
  );
});
