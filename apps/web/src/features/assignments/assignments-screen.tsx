import { Button, Skeleton } from '@mantine/core';
import {
  assignmentListMessages,
  pathOf,
  type Assignment,
  type Classroom,
} from '@second-draft/contract';
import { IconArrowLeft } from '../../ui/icons/drawn/arrow-left.ts';
import { IconExternalLink } from '../../ui/icons/drawn/external-link.ts';
import { Link, useParams } from 'react-router';
import { useClientConfig } from '../../lib/installation/config.ts';
import { useClassroomWords } from '../../lib/installation/classroom-words.ts';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Progress, Screen } from '../../ui/screen.tsx';
import { UpdateButton } from '../../ui/update-button.tsx';
import { YearSelect } from '../class-settings/years/index.ts';
import { useClassroom } from '../classrooms/index.ts';
import { AssignmentList } from './assignment-list.tsx';
import classes from './assignments.module.css';
import { usePageInAddress } from './use-page-in-address.ts';
import { useAssignments } from './use-assignments.ts';

function Back() {
  return (
    <Button
      component={Link}
      to=".."
      relative="path"
      variant="subtle"
      leftSection={<IconArrowLeft size={18} aria-hidden />}
    >
      Back
    </Button>
  );
}

function OpenInService({ classroom }: { classroom: Classroom | null }) {
  const { service } = useClassroomWords();
  if (!service || !classroom?.alternateLink) return null;
  return (
    <Button
      component="a"
      href={classroom.alternateLink}
      target="_blank"
      rel="noreferrer"
      variant="default"
      rightSection={<IconExternalLink size={18} aria-hidden />}
    >
      Open in {service.name}
    </Button>
  );
}

function LoadingRows() {
  return (
    <div className={classes.rows} aria-hidden>
      {['60%', '45%', '70%', '52%', '64%', '40%'].map((width) => (
        <div key={width} className={`${classes.row} ${classes.loading}`}>
          <Skeleton height="1rem" width={width} />
          <Skeleton height="0.875rem" width="8rem" />
        </div>
      ))}
    </div>
  );
}

function Found(props: {
  courseId: string;
  assignments: readonly Assignment[];
  classroom: Classroom | null;
}) {
  const [page, setPage] = usePageInAddress();
  const { classroom, assignments } = props;
  const { noAssignments, noStudents } = useClassroomWords();
  const hasNobody = classroom?.students.length === 0 && !classroom.isRosterUnread;
  if (hasNobody || assignments.length === 0) {
    return (
      <BlankPage {...(hasNobody ? noStudents : noAssignments)}>
        <OpenInService classroom={classroom} />
      </BlankPage>
    );
  }
  return <AssignmentList key={props.courseId} {...props} page={page} onPage={setPage} />;
}

export default function AssignmentsScreen() {
  const { courseId = '' } = useParams();
  const classroom = useClassroom(courseId);
  const writer = useClientConfig()?.writer ?? null;
  const { assignments, problem, isFetching, refresh } = useAssignments(courseId);
  return (
    <Screen
      width="narrow"
      heading={classroom?.name ?? 'Assignments'}
      actions={
        <>
          <Progress>{isFetching ? assignmentListMessages.loading : ''}</Progress>
          <Back />
          <Button component={Link} to={pathOf('stepsOverTime', { courseId })} variant="default">
            Next steps over time
          </Button>
          <UpdateButton isFetching={isFetching} onClick={refresh}>
            Update Assignments
          </UpdateButton>
        </>
      }
    >
      {writer && classroom && (
        <div className={classes.years}>
          <YearSelect classroom={classroom} />
        </div>
      )}
      {isFetching && !assignments && <LoadingRows />}
      {problem && <LoadProblem problem={problem} onRetry={refresh} />}
      {assignments && <Found courseId={courseId} assignments={assignments} classroom={classroom} />}
    </Screen>
  );
}
