import { useEffect, useRef } from 'react';
import type { StudentWork } from '../documents/attached-file.ts';
import { useOfAllWorks, useOpened } from '../marking-context.ts';
import { blockId } from '../student/student-block.tsx';
import { StandingMark } from '../student/standing-mark.tsx';
import { studentStanding } from '../work/reduce-work.ts';
import { goToStudent } from './go-to-student.ts';
import classes from './class-list.module.css';

/** Keeps the current student's entry in the part of the list that shows. */
function useEntryInView(currentId: string | null) {
  const list = useRef<HTMLElement>(null);
  useEffect(() => {
    const entry =
      currentId && list.current?.querySelector<HTMLElement>(`[href="#${blockId(currentId)}"]`);
    if (!list.current || !entry) return;
    const { top, bottom } = list.current.getBoundingClientRect();
    const box = entry.getBoundingClientRect();
    if (box.top < top) list.current.scrollTop -= top - box.top + box.height;
    if (box.bottom > bottom) list.current.scrollTop += box.bottom - bottom + box.height;
  }, [currentId]);
  return list;
}

function Entry({ student, isCurrent }: { student: StudentWork['student']; isCurrent: boolean }) {
  const standing = useOfAllWorks((works) =>
    studentStanding(works.filter(({ file }) => file.student.userId === student.userId)),
  );
  return (
    <li>
      <a
        href={`#${blockId(student.userId)}`}
        className={classes.entry}
        aria-current={isCurrent || undefined}
        onClick={(event) => {
          event.preventDefault();
          goToStudent(student.userId);
        }}
      >
        <span className={classes.name}>{student.fullName}</span>{' '}
        <StandingMark standing={standing} />
      </a>
    </li>
  );
}

/** The class at the left of a wide screen, with a mark for where each student stands. */
export function ClassList({ currentId }: { currentId: string | null }) {
  const { students } = useOpened();
  const list = useEntryInView(currentId);
  return (
    <nav ref={list} aria-label="Students" className={classes.list}>
      <ol>
        {students.map(({ student }) => (
          <Entry key={student.userId} student={student} isCurrent={student.userId === currentId} />
        ))}
      </ol>
    </nav>
  );
}
