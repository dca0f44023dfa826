import type { Draft } from '@second-draft/contract';
import { Suspense, useEffect, useState, type ReactNode } from 'react';
import { laterPart } from '../../lib/later-part.ts';
import classes from './assignment-screen.module.css';
import { AssignmentBar } from './bar/assignment-bar.tsx';
import { useRoomBelowBar } from './bar/use-room-below-bar.ts';
import { ClassList } from './class/class-list.tsx';
import { WithoutDocuments } from './class/without-documents.tsx';
import { useStudentKeys } from './keys/use-student-keys.ts';
import { LoadingBlocks } from './loading-blocks.tsx';
import {
  OpenedContext,
  useOpened,
  type OpenedAssignment as Assignment,
} from './marking-context.ts';
import type { openAssignment } from './opening/open-assignment.ts';
import { useOpenedAssignment } from './opening/use-opened-assignment.ts';
import { StudentBlock } from './student/student-block.tsx';

const KeysHelp = laterPart(() => import('./keys/keys-help.tsx'));

function Class({ onHelp }: { onHelp: () => void }) {
  const { students, current } = useOpened();
  useStudentKeys(onHelp);
  useEffect(() => current.follow(), [current]);
  return (
    <>
      <ClassList />
      <div className={classes.students}>
        <WithoutDocuments students={students} />
        {students.map(({ student, files }) => (
          <StudentBlock key={student.userId} student={student} files={files} />
        ))}
      </div>
    </>
  );
}

function Opened({ opened, notice }: { opened: Assignment; notice: ReactNode }) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const screen = useRoomBelowBar();
  const openHelp = () => setIsHelpOpen(true);
  return (
    <OpenedContext value={opened}>
      <div ref={screen}>
        <AssignmentBar onHelp={openHelp} />
        {notice}
        <div className={classes.class}>
          <Class onHelp={openHelp} />
        </div>
      </div>
      <Suspense>{isHelpOpen && <KeysHelp onClose={() => setIsHelpOpen(false)} />}</Suspense>
    </OpenedContext>
  );
}

/** An assignment with students' documents: the bar, the class, and each student's block. */
export function OpenedAssignment({
  from,
  drafts,
  notice,
}: {
  from: Parameters<typeof openAssignment>[0];
  drafts: readonly Draft[] | undefined;
  notice: ReactNode;
}) {
  const opened = useOpenedAssignment(from, drafts);
  return opened ? <Opened opened={opened} notice={notice} /> : <LoadingBlocks />;
}
