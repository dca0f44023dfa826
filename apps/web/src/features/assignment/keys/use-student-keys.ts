import { useEffect, useEffectEvent } from 'react';
import { isTypingIn } from '../../../lib/typing-place.ts';
import { goToStudent } from '../class/go-to-student.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { blockId } from '../student/student-block.tsx';
import { letterKeys } from './letter-keys.ts';
import { commandOf, type Command } from './shortcuts.ts';

function focusedBlock(): string | null {
  const block = document.activeElement?.closest('article');
  if (!block) return null;
  const { top, bottom } = block.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight ? block.id : null;
}

/** The student whose block has the focus and can be seen, else the one being looked at. */
function hereOf(students: readonly StudentWork[], currentId: string | null): number {
  const here = focusedBlock() ?? (currentId === null ? null : blockId(currentId));
  return students.findIndex(({ student }) => blockId(student.userId) === here);
}

function controlOf(student: StudentWork['student'], command: Command): HTMLElement | null {
  const block = document.getElementById(blockId(student.userId));
  return block?.querySelector<HTMLElement>(`[data-action="${command}"]`) ?? null;
}

/** How many students further a command leads. */
const steps: Partial<Record<Command, number>> = { next: 1, previous: -1 };

interface KeysOf {
  students: readonly StudentWork[];
  currentId: string | null;
  onHelp: () => void;
}

/** The keys of this screen: from student to student, and to what is done there. */
export function useStudentKeys({ students, currentId, onHelp }: KeysOf): void {
  const obey = useEffectEvent((command: Command) => {
    if (command === 'help') {
      onHelp();
      return;
    }
    const student = students[hereOf(students, currentId) + (steps[command] ?? 0)]?.student;
    if (!student) return;
    if (command in steps) goToStudent(student.userId);
    else if (command === 'ask') controlOf(student, command)?.click();
    else controlOf(student, command)?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const isTyping = isTypingIn(event.target);
      const command = commandOf(event, { isTyping, areLettersOn: letterKeys.get() });
      if (!command || document.querySelector('[role=dialog]')) return;
      event.preventDefault();
      obey(command);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}
