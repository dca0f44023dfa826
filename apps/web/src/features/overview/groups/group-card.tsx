import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '../../../ui/icons/drawn/grip-vertical.ts';
import { IconTrash } from '../../../ui/icons/drawn/trash.ts';
import { useState, type DragEvent, type MouseEvent, type ReactNode } from 'react';
import { meantOnce } from '../../../lib/presses/meant-once.ts';
import { focusBeside } from '../../../ui/focus-beside.ts';
import type { Student } from '../../assignment/index.ts';
import { nameOf } from './change-groups.ts';
import { GroupName } from './group-name.tsx';
import classes from './groups.module.css';
import { MoveSelect, type Seats } from './move-select.tsx';
import type { SeatedGroup } from './seat-students.ts';

const STUDENT = 'application/x-student-id';

function StudentSeat({
  student,
  groupId,
  seats,
}: {
  student: Student;
  groupId: string | null;
  seats: Seats;
}) {
  return (
    // The select does the same by keyboard, and for who can't drag.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      className={classes.student}
      draggable
      onDragStart={({ dataTransfer }) => {
        dataTransfer.setData(STUDENT, student.userId);
        dataTransfer.effectAllowed = 'move';
      }}
    >
      <IconGripVertical className={classes.grip} size={16} aria-hidden />
      <span className={classes.name}>{student.fullName}</span>
      <MoveSelect student={student} groupId={groupId} seats={seats} />
    </li>
  );
}

function Seating({
  label,
  groupId,
  students,
  seats,
  head,
  empty,
}: {
  label: string;
  groupId: string | null;
  students: readonly Student[];
  seats: Seats;
  head: ReactNode;
  empty: string;
}) {
  const [isOver, setIsOver] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes(STUDENT)) return;
    event.preventDefault();
    setIsOver(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    seats.onMove(event.dataTransfer.getData(STUDENT), groupId);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      className={classes.card}
      data-over={isOver || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
    >
      {head}
      {students.length === 0 && <p className={classes.empty}>{empty}</p>}
      <ul className={classes.students}>
        {students.map((student) => (
          <StudentSeat key={student.userId} student={student} groupId={groupId} seats={seats} />
        ))}
      </ul>
    </section>
  );
}

export function Ungrouped({ students, seats }: { students: readonly Student[]; seats: Seats }) {
  return (
    <Seating
      label="Not in a group"
      groupId={null}
      students={students}
      seats={seats}
      head={<h3 className={classes.cardTitle}>Not in a group</h3>}
      empty="Everyone is in a group."
    />
  );
}

export function GroupCard({
  group,
  seats,
  isNew,
  onRename,
  onRemove,
}: {
  group: SeatedGroup;
  seats: Seats;
  /** She has just added it: she is brought to its name, to give it one. */
  isNew: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}) {
  const called = nameOf(seats.groups, group.id);
  return (
    <Seating
      label={called}
      groupId={group.id}
      students={group.students}
      seats={seats}
      empty="Nobody is in it yet."
      head={
        <div className={classes.cardHead}>
          <GroupName called={called} name={group.name} isNew={isNew} onRename={onRename} />
          <h3 className={classes.printedName}>{called}</h3>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            className={`${classes.remove}`}
            aria-label={`Remove the group ${called}`}
            onClick={meantOnce(({ currentTarget }: MouseEvent<HTMLElement>) => {
              focusBeside(currentTarget.closest('section'));
              onRemove();
            })}
          >
            <IconTrash size={18} aria-hidden />
          </ActionIcon>
        </div>
      }
    />
  );
}
