import { useEffect, useState } from 'react';
import type { StudentWork } from '../documents/attached-file.ts';
import { blockId } from '../student/student-block.tsx';

/** The part of the window, below the bar, in which a block counts as the one being looked at. */
const LOOKED_AT = '-25% 0px -60% 0px';

/** The student whose block is being looked at or has the focus; at first the first one. */
export function useCurrentStudent(students: readonly StudentWork[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const idOf = new Map(students.map(({ student }) => [blockId(student.userId), student.userId]));
    const look = (block: Element | null | undefined) => {
      const userId = block && idOf.get(block.id);
      if (userId) setCurrent(userId);
    };
    const followFocus = ({ target }: FocusEvent) =>
      look(target instanceof Element ? target.closest('article') : null);
    const observer = new IntersectionObserver(
      (entries) => look(entries.findLast(({ isIntersecting }) => isIntersecting)?.target),
      { rootMargin: LOOKED_AT },
    );
    for (const id of idOf.keys()) {
      const block = document.getElementById(id);
      if (block) observer.observe(block);
    }
    document.addEventListener('focusin', followFocus);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', followFocus);
    };
  }, [students]);
  return current ?? students[0]?.student.userId ?? null;
}
