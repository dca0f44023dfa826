import type { LessonGroup } from '@second-draft/contract';
import { useRef } from 'react';
import type { StudentWork } from '../../assignment/index.ts';
import { moved, nameOf } from './change-groups.ts';

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
 * Moves students between groups. Who was moved by the select beside her name has the focus in her
 * new place.
 */
export function useMoves(
  groups: readonly LessonGroup[] | undefined,
  students: readonly StudentWork[],
  change: (groups: LessonGroup[], said: string) => void,
): Moves {
  const chosen = useRef<Chosen | null>(null);

  function move(studentId: string, to: string | null): void {
    const moving = students.find(({ student }) => student.userId === studentId)?.student;
    if (!groups || !moving) return;
    const place = to === null ? 'no group' : nameOf(groups, to);
    change(moved(groups, studentId, to), `${moving.fullName} is in ${place} now`);
  }

  return {
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
