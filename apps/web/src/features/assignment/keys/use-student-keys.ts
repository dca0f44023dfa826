import { useEffect, useEffectEvent } from 'react';
import { isTypingIn } from '../../../lib/typing-place.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { useOpened } from '../marking-context.ts';
import { blockId } from '../student/student-block.tsx';
import { letterKeys } from './letter-keys.ts';
import { commandOf, type Command } from './shortcuts.ts';

function controlOf(student: StudentWork['student'], command: Command): HTMLElement | null {
  const block = document.getElementById(blockId(student.userId));
  return block?.querySelector<HTMLElement>(`[data-action="${command}"]`) ?? null;
}

/** How many students further a command leads. */
const steps: Partial<Record<Command, number>> = { next: 1, previous: -1 };

/** The keys of this screen: from student to student, and to what is done there. */
export function useStudentKeys(onHelp: () => void): void {
  const { students, current } = useOpened();
  const obey = useEffectEvent((command: Command) => {
    if (command === 'help') {
      onHelp();
      return;
    }
    const here = students.findIndex(({ student }) => student.userId === current.id.get());
    const student = students[here + (steps[command] ?? 0)]?.student;
    if (!student) return;
    if (command in steps) current.goTo(student.userId);
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
