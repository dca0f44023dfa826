import { memo } from 'react';
import { useWatchedValue } from '../../../lib/state/watched-value.ts';
import type { StudentWork } from '../documents/attached-file.ts';
import { AheadSwitch } from '../ahead/ahead-switch.tsx';
import { LookFirstButton } from '../look-first/look-first-button.tsx';
import { LookMark } from '../look-first/look-mark.tsx';
import { useLookFirst } from '../look-first/use-look-first.ts';
import { useOpened } from '../marking-context.ts';
import { blockId } from './block-id.ts';
import { StandingMark } from '../student/standing-mark.tsx';
import { OpenStepsOfClass } from '../second-draft/verdicts/open-steps-of-class.tsx';
import { FilterSelect } from '../second-draft/part-of-class/filter-select.tsx';
import { useStudentStanding } from '../second-draft/part-of-class/student-standing.ts';
import classes from './class-list.module.css';
import { useEntryInView } from './use-entry-in-view.ts';

const Entry = memo(function Entry({
  student,
  files,
  isCurrent,
  lookReason,
  isSpelled,
  onChoose,
}: StudentWork & {
  isCurrent: boolean;
  /** Why she needs a closer look; spelled out in words if `isSpelled`. */
  lookReason: string | undefined;
  isSpelled: boolean;
  onChoose: (userId: string) => void;
}) {
  const standing = useStudentStanding(files);
  // A text that an adult should read says so itself.
  const isMarked = lookReason !== undefined && (isSpelled || standing.standing !== 'toRead');
  return (
    <li>
      <a
        href={`#${blockId(student.userId)}`}
        className={classes.entry}
        aria-current={isCurrent || undefined}
        data-autofocus={isCurrent || undefined}
        onClick={(event) => {
          event.preventDefault();
          onChoose(student.userId);
        }}
      >
        <span className={classes.name}>{student.fullName}</span>{' '}
        <StandingMark {...standing} isBrief />
        {isMarked && <LookMark reason={lookReason} isSpelled={isSpelled} />}
      </a>
    </li>
  );
});

export function ClassEntries({
  className,
  onChoose,
}: {
  className?: string | undefined;
  onChoose: (userId: string) => void;
}) {
  const { filter, current } = useOpened();
  const students = useWatchedValue(filter.shown);
  const currentId = useWatchedValue(current.id);
  const reasons = useLookFirst();
  const isSpelled = useWatchedValue(filter.chosen) === 'lookFirst';
  const list = useEntryInView(currentId);
  return (
    <nav ref={list} aria-label="Students" className={className} data-below-bar>
      <FilterSelect />
      <LookFirstButton reasons={reasons} />
      <AheadSwitch />
      <ol className={classes.entries}>
        {students.map(({ student, files }) => (
          <Entry
            key={student.userId}
            student={student}
            files={files}
            isCurrent={student.userId === currentId}
            lookReason={reasons.get(student.userId)}
            isSpelled={isSpelled}
            onChoose={onChoose}
          />
        ))}
      </ol>
      {/* It comes late: above the names, it would move them under her pointer. */}
      <OpenStepsOfClass />
    </nav>
  );
}
