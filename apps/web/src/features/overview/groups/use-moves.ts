import type { LessonGroup } from '@second-draft/contract';
import { useRef, useState } from 'react';
import type { StudentWork } from '../../assignment/index.ts';
import { moved } from './change-groups.ts';

/** Whose select was used, and the group that she is in by it. */
interface Chosen {
  studentId: string;
  to: string | null;
}

export interface Moves {
  /** By dragging her; null for no group. */
  onMove: (studentId: string, to: string | null) => void;
  /** The same, by the select. */
  onChoose: (studentId: string, to: string | null) => void;
  /** For the select of a student as it comes. */
  focusIfChosen: (
    select: HTMLSelectElement | null,
    studentId: string,
    groupId: string | null,
  ) => void;
}

/**
 * Moves students between groups. `said` tells screen readers who is where now; who was moved by the
 * select beside her name has the focus in her new place.
 */
export function useMoves(
  groups: readonly LessonGroup[] | undefined,
  students: readonly StudentWork[],
  change: (groups: LessonGroup[]) => void,
): Moves & { said: string } {
  const [said, setSaid] = useState('');
  const chosen = useRef<Chosen | null>(null);

  function move(studentId: string, to: string | null): void {
    const moving = students.find(({ student }) => student.userId === studentId)?.student;
    if (!groups || !moving) return;
    const at = groups.findIndex(({ id }) => id === to);
    const name = groups[at]?.name.trim() || `Group ${at + 1}`;
    setSaid(`${moving.fullName} is ${at === -1 ? 'in no group' : `in ${name}`} now`);
    change(moved(groups, studentId, to));
  }

  return {
    said,
    onMove: move,
    onChoose(studentId, to) {
      chosen.current = { studentId, to };
      move(studentId, to);
    },
    focusIfChosen(select, studentId, groupId) {
      const { current } = chosen;
      if (!select || current?.studentId !== studentId || current.to !== groupId) return;
      chosen.current = null;
      select.focus();
    },
  };
}
