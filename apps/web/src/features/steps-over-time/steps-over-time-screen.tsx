import { NativeSelect } from '@mantine/core';
import { limits, pathOf, shownNameOf } from '@second-draft/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router';
import { call } from '../../lib/api/index.ts';
import { BackAndPrint } from '../../ui/back-and-print.tsx';
import { BlankPage } from '../../ui/blank-page.tsx';
import { LoadProblem } from '../../ui/load-problem.tsx';
import { Screen } from '../../ui/screen.tsx';
import { Loading } from '../../ui/loading.tsx';
import { longDay } from '../../ui/long-date.ts';
import { useAssignments } from '../assignments/index.ts';
import { classroomQuery, useClassroom } from '../classrooms/index.ts';
import { linesOfStudents, type StudentLine } from './lines-of-students.ts';
import { LineOfStudent } from './student-line.tsx';
import classes from './steps-over-time.module.css';

function useLines(courseId: string) {
  const classroom = useClassroom(courseId);
  const ofClass = useQuery({ ...classroomQuery(courseId), enabled: false });
  const students = classroom?.students;
  const { assignments, problem } = useAssignments(courseId);
  const given = useQuery({
    queryKey: ['stepsOverTime', courseId],
    queryFn: ({ signal }) => call('stepsOverTime', { params: { courseId }, signal }),
    gcTime: 0,
    staleTime: 0,
  });
  const lines = useMemo(
    () => students && given.data && linesOfStudents(students, given.data, assignments ?? []),
    [students, given.data, assignments],
  );
  const awaited = classroom ? given : ofClass;
  return {
    // Titles come with the assignments; without them, only the titles are missing.
    lines: assignments || problem ? lines : undefined,
    className: classroom?.name ?? '',
    isRosterUnread: classroom?.isRosterUnread === true,
    problem: awaited.isFetching ? null : awaited.error,
    retry: () => void awaited.refetch(),
  };
}

const RosterUnread = () => (
  <BlankPage
    title="The students of this class could not be read."
    hint="Press Update Classrooms on My Classrooms, then open this page again."
  />
);

const EVERYONE = '';

function Lines({
  lines,
  className,
  courseId,
}: {
  lines: readonly StudentLine[];
  className: string;
  courseId: string;
}) {
  const [chosen, setChosen] = useState(EVERYONE);
  const [opened] = useState(Date.now);
  const shown = lines.filter(({ student }) => chosen === EVERYONE || student.userId === chosen);
  if (lines.length === 0)
    return (
      <BlankPage
        title="No feedback has been posted or copied in this class yet."
        hint={`Each student’s next steps are here for up to ${limits.keepTextsDays} days, with what became of them.`}
      />
    );
  return (
    <>
      <p className={classes.ofClass}>
        {className}
        <span className={classes.onPaper}>, {longDay(opened)}</span>
      </p>
      <p className={classes.said}>
        The next steps in the feedback that each student was given in the last{' '}
        {limits.keepTextsDays} days, and what was done with them, as of the last time that you
        opened the assignment.
      </p>
      <NativeSelect
        className={`${classes.tools}`}
        label="Student"
        maw="20rem"
        value={chosen}
        onChange={({ currentTarget }) => setChosen(currentTarget.value)}
        data={[
          { value: EVERYONE, label: 'Everyone' },
          ...lines.map(({ student }) => ({
            value: student.userId,
            label: shownNameOf(student),
          })),
        ]}
      />
      {shown.map((line) => (
        <LineOfStudent key={line.student.userId} line={line} courseId={courseId} />
      ))}
    </>
  );
}

/** Each student's line over the assignments of a class. */
export default function StepsOverTimeScreen() {
  const { courseId = '' } = useParams();
  const { lines, className, isRosterUnread, problem, retry } = useLines(courseId);
  return (
    <Screen
      heading="Next steps over time"
      actions={
        <BackAndPrint to={pathOf('assignments', { courseId })}>Back to the class</BackAndPrint>
      }
    >
      {problem && <LoadProblem problem={problem} onRetry={retry} />}
      {!lines && !problem && <Loading height="24rem" label="Loading the next steps" />}
      {isRosterUnread && <RosterUnread />}
      {lines && !isRosterUnread && (
        <Lines key={courseId} lines={lines} className={className} courseId={courseId} />
      )}
    </Screen>
  );
}
