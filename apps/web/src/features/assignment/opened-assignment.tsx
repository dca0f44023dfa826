import { memo, Suspense, useEffect, useState, type ReactNode } from 'react';
import { laterPart } from '../../lib/loading/later-part.ts';
import { usePageMark } from './page-mark.ts';
import { useWatchedValue } from '../../lib/state/watched-value.ts';
import classes from './assignment-screen.module.css';
import { AssignmentBar } from './bar/assignment-bar.tsx';
import { RunStatus } from './bar/run-status.tsx';
import { useRoomBelowBar } from './bar/use-room-below-bar.ts';
import { ClassList } from './class/class-list.tsx';
import { LinkedStudent } from './class/linked-student.tsx';
import { OneStudent } from './class/one-student.tsx';
import { useStudentInAddress } from './class/use-student-in-address.ts';
import { view, type View } from './class/view.ts';
import { WithoutDocuments } from './class/without-documents.tsx';
import { IntentionLine } from './intention/intention-line.tsx';
import { useReadingKeys } from './keys/use-reading-keys.ts';
import { useStudentKeys } from './keys/use-student-keys.ts';
import {
  OpenedContext,
  useOpened,
  type OpenedAssignment as Assignment,
} from './marking-context.ts';
import { PrintedClass } from './student/printed-class.tsx';
import { StudentBlock } from './student/student-block.tsx';
import { NEAR_AT_TOP } from './student/use-is-in-reach.ts';
import { UndoStatus } from './undo/undo-status.tsx';

const KeysHelp = laterPart(() => import('./keys/keys-help.tsx'));

function AllStudents() {
  const { students, filter } = useOpened();
  const chosen = useWatchedValue(filter.shown);
  return (
    <>
      <WithoutDocuments students={students} />
      {chosen.map(({ student, files }, at) => (
        <StudentBlock
          key={student.userId}
          student={student}
          files={files}
          isNearAtFirst={at < NEAR_AT_TOP}
        />
      ))}
    </>
  );
}

/** Keyed by the view: `current.follow` must start again with the blocks that are shown. */
function Students({ shown }: { shown: View }) {
  const { current, filter } = useOpened();
  const chosen = useWatchedValue(filter.shown);
  useEffect(() => current.follow(chosen), [current, chosen]);
  useStudentInAddress(current, chosen);
  return (
    <div className={classes.students}>{shown === 'one' ? <OneStudent /> : <AllStudents />}</div>
  );
}

function Class({ shown, onHelp }: { shown: View; onHelp: () => void }) {
  useStudentKeys(onHelp);
  useReadingKeys();
  return (
    <div className={classes.class}>
      <ClassList />
      <Students key={shown} shown={shown} />
    </div>
  );
}

/** Not drawn anew for what comes later around it: drafts, criteria, rubrics. */
export const OpenedAssignment = memo(function OpenedAssignment({
  opened,
  notice,
}: {
  opened: Assignment;
  notice: ReactNode;
}) {
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const screen = useRoomBelowBar();
  const shown = useWatchedValue(view);
  usePageMark('view', shown);
  const openHelp = () => setIsHelpOpen(true);
  return (
    <OpenedContext value={opened}>
      <div ref={screen} className={classes.screen}>
        <div className={classes.intention}>
          <IntentionLine />
        </div>
        <AssignmentBar onHelp={openHelp} />
        <RunStatus />
        <UndoStatus />
        {notice}
        <LinkedStudent />
        <Class shown={shown} onHelp={openHelp} />
      </div>
      <PrintedClass />
      <Suspense>{isHelpOpen && <KeysHelp onClose={() => setIsHelpOpen(false)} />}</Suspense>
    </OpenedContext>
  );
});
