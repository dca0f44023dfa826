import { memo, useId, type ReactNode } from 'react';
import { PersonAvatar } from '../../../ui/person-avatar.tsx';
import type { StudentWork } from '../documents/attached-file.ts';
import { useStudentStanding } from '../second-draft/part-of-class/student-standing.ts';
import { AttachmentBlock } from './attachment-block.tsx';
import { AttachmentWords } from './attachment-words.tsx';
import classes from './student-block.module.css';
import { blockId } from '../class/block-id.ts';
import { StandingMark } from './standing-mark.tsx';
import { useIsInReach } from './use-is-in-reach.ts';

const Standing = ({ files }: Pick<StudentWork, 'files'>) => (
  <StandingMark {...useStudentStanding(files)} />
);

export const StudentBlock = memo(function StudentBlock({
  student,
  files,
  isNearAtFirst = false,
  aside,
}: StudentWork & { isNearAtFirst?: boolean; aside?: ReactNode }) {
  const headingId = useId();
  const [block, isInReach] = useIsInReach(student.userId, isNearAtFirst);
  return (
    <article
      ref={block}
      id={blockId(student.userId)}
      className={classes.student}
      aria-labelledby={headingId}
      tabIndex={-1}
    >
      <header className={classes.head}>
        {isInReach && <PersonAvatar name={student.fullName} photoUrl={student.photoUrl} />}
        <h2 id={headingId} className={classes.name}>
          {student.fullName}
        </h2>
        {isInReach && <Standing files={files} />}
        {aside}
      </header>
      {files.map(({ id }) =>
        isInReach ? <AttachmentBlock key={id} id={id} /> : <AttachmentWords key={id} id={id} />,
      )}
    </article>
  );
});
